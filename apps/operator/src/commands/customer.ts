import type { INestApplicationContext } from '@nestjs/common';
import { type Certificate, EraseCustomer, ErasureList, RunErasure } from '@partner/erasure';
import { type CompanyId, DomainError, type Id } from '@partner/kernel';
import type { Cli } from '../cli/cli.js';
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
        for await (const { company, customer } of application.get(ErasureList).all())
          await cli.print({ company, ...(await erasedIfPresent(application, cli, company, customer)) });
      }),
    );
};

async function erased(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
  id: Id,
): Promise<Certificate> {
  await application.get(EraseCustomer).execute(cli.portal(company), { id });
  return application.get(RunErasure).execute(company, id);
}

/** A customer may be newer than the backup. */
async function erasedIfPresent(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
  customerId: Id,
): Promise<object> {
  try {
    return await erased(application, cli, company, customerId);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'notFound') return { customerId, status: 'missing' };
    throw error;
  }
}
