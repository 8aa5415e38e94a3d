import { Database } from '@partner/postgres';
import { deploymentId } from '@partner/schema';
import type { Register } from './register.js';

/** `partner deployment renew-id`: tells a restored or promoted copy apart from its original (A13). */
export const register: Register = (deployment, cli) => {
  deployment
    .command('renew-id')
    .description('give a copy of a database an id of its own, before its servers start')
    .action(() =>
      cli.withApplication(async (application) => {
        await cli.print({ id: await deploymentId(application.get(Database), true) });
      }),
    );
};
