import { discoverContexts, migrate } from '@partner/schema';
import { migrateQueues } from '@partner/queue';
import type { Register } from './register.js';

/** `partner migrate`: migrates the database and its job queues to the schema of this code. */
export const register: Register = (command, cli) => {
  command.action(() =>
    cli.withDatabase(async (url) => {
      cli.progress.remedy = 'Finished migrations stay: run it again to continue';
      const applied = await migrate(url, await discoverContexts(), {
        warn: (line) => cli.warn(line),
        begins: (name) => cli.progress.begin(`migration ${name}`),
      });
      await migrateQueues(url);
      await cli.print({ applied });
    }),
  );
};
