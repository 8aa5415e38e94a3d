import type { INestApplicationContext } from '@nestjs/common';
import { ErasureList } from '@partner/erasure';
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
