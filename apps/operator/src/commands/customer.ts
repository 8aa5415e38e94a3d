import type { INestApplicationContext } from '@nestjs/common';
import { type Certificate, EraseCustomer, ErasureList, RunErasure } from '@partner/erasure';
import { type CompanyId, DomainError, type Id } from '@partner/kernel';
import type { Cli } from '../cli/cli.js';
import { AlreadyReported, failureText } from '../cli/failure.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

/** `partner customer erase`. */
export const registerCustomer: Register = (group, cli) => {
  group
    .command('erase')
    .description('remove the personal data of a customer everywhere, and print the certificate')
    .argument('<id>', 'id of the customer')
    .requiredOption('--company <id>', 'id of the company')
    .action((text: string, { company }: { company: string }) => {
      const [id, owner] = [readId('the customer', text), readCompany(company)];
      return cli.withApplication(async (application) => cli.print(await erased(application, cli, owner, id)));
    });
};

/** `partner erasures replay`. */
export const registerErasures: Register = (group, cli) => {
  group
    .command('replay')
    .description('erase the customers of the list outside of the database again, after a backup was restored')
    .action(() =>
      cli.withApplication(async (application) => {
        let [listed, failed] = [0, 0];
        for await (const { company, customer } of application.get(ErasureList).all()) {
          const result = await replayed(application, cli, company, customer);
          listed += 1;
          if ('error' in result) failed += 1;
          await cli.print({ company, ...result });
        }
        if (listed === 0) cli.warn('the list of erased customers is empty: check PARTNER_ERASURE_LIST');
        // The lines have reported their errors.
        if (failed > 0) throw new AlreadyReported();
      }),
    );
};

async function erased(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
  id: Id,
): Promise<Certificate> {
  const { stop } = cli.terminal;
  await application.get(EraseCustomer).execute(cli.portal(company), { id });
  const certificate = await application.get(RunErasure).execute(company, id, () => !stop.aborted);
  if (certificate.status === 'running') stop.throwIfAborted();
  return certificate;
}

/** A failure does not keep the other customers from their erasure. */
async function replayed(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
  customerId: Id,
): Promise<object> {
  cli.terminal.stop.throwIfAborted();
  try {
    return await erased(application, cli, company, customerId);
  } catch (error) {
    cli.terminal.stop.throwIfAborted();
    // A customer may be newer than the backup, or may be erased with the one into which the backup has it merged.
    if (error instanceof DomainError && error.code === 'notFound') return { customerId, status: 'missing' };
    if (error instanceof DomainError && error.reason === 'customer_merged') return { customerId, status: 'merged' };
    return { customerId, status: 'failed', error: failureText(error) };
  }
}
