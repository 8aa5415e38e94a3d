import type { INestApplicationContext } from '@nestjs/common';
import { type Certificate, EraseCustomer, RunErasure } from '@partner/erasure';
import type { CompanyId, Id } from '@partner/kernel';
import type { Cli } from '../cli/cli.js';
import { readId } from './options.js';
import type { Register } from './register.js';

/** `partner customer erase`. */
export const register: Register = (group, cli) => {
  group
    .command('erase')
    .description('remove the personal data of a customer everywhere, and print the certificate')
    .argument('<id>', 'id of the customer', (text) => readId('the customer', text))
    .requiredOption('--company <id>', 'id of the company')
    .action((id: Id, { company }: { company: CompanyId }) =>
      cli.withApplication(async (application) => cli.print(await erased(application, cli, company, id))),
    );
};

/** Erases a customer, or continues an interrupted erasure. @returns the certificate. */
export async function erased(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
  id: Id,
): Promise<Certificate> {
  cli.progress.remedy = 'Erased data stays erased: the worker continues, or run it again';
  const goesOn = cli.steps('erasing the customer', 'steps');
  const begin = await application.get(EraseCustomer).execute(cli.portal(company), { id });
  await begin();
  const certificate = await application.get(RunErasure).execute(company, id, goesOn);
  if (certificate.status === 'running') cli.terminal.stop.throwIfAborted();
  return certificate;
}
