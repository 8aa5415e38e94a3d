import type { INestApplicationContext } from '@nestjs/common';
import { type Certificate, ErasureList, type ListedErasure } from '@partner/erasure';
import { type CompanyId, DomainError, type Id } from '@partner/kernel';
import type { Cli } from '../cli/cli.js';
import { AlreadyReported, failureText } from '../cli/failure.js';
import { erased } from './customer.js';
import type { Register } from './register.js';

/** `partner erasures replay`. */
export const register: Register = (group, cli) => {
  group
    .command('replay')
    .description('erase the customers of the list outside of the database again, after a backup was restored')
    .action(() =>
      cli.withApplication(async (application) => {
        let [listed, failed] = [0, 0];
        for await (const entry of application.get(ErasureList).all()) {
          const result = await replayed(application, cli, entry);
          listed += 1;
          if ('error' in result) failed += 1;
          await cli.print({ company: entry.company, ...result });
        }
        if (listed === 0) cli.warn('the list of erased customers is empty: check PARTNER_ERASURE_LIST');
        // The lines have reported their errors.
        if (failed > 0) throw new AlreadyReported();
      }),
    );
};

/** A failure does not keep the other customers from their erasure. */
async function replayed(application: INestApplicationContext, cli: Cli, entry: ListedErasure): Promise<object> {
  cli.terminal.stop.throwIfAborted();
  try {
    return await erasedAgain(application, cli, entry);
  } catch (error) {
    cli.terminal.stop.throwIfAborted();
    return { customerId: entry.customer, status: 'failed', error: failureText(error) };
  }
}

type Erased = { readonly customerId: Id; readonly status: Certificate['status'] | 'missing' | 'merged' };

/** Erases the customers of a company that the list names. */
export async function* eraseListed(
  application: INestApplicationContext,
  cli: Cli,
  company: CompanyId,
): AsyncGenerator<Erased> {
  for await (const entry of application.get(ErasureList).all())
    if (entry.company === company) yield await erasedAgain(application, cli, entry);
}

async function erasedAgain(
  application: INestApplicationContext,
  cli: Cli,
  { company, customer: customerId }: ListedErasure,
): Promise<Erased> {
  try {
    return await erased(application, cli, company, customerId);
  } catch (error) {
    // A customer may be newer than the copy, or may be erased with the one into which the copy has it merged.
    if (error instanceof DomainError && error.code === 'notFound') return { customerId, status: 'missing' };
    if (error instanceof DomainError && error.reason === 'customer_merged') return { customerId, status: 'merged' };
    throw error;
  }
}
