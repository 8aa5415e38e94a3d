import { discoverContexts, migrate } from '@partner/schema';
import { migrateQueues } from '@partner/queue';
import type { Register } from './register.js';

/** `partner migrate`: migrates the database and its job queues to the schema of this code. */
export const register: Register = (command, cli) => {
  command.action(() =>
    cli.withDatabase(async (url) => {
      const applied = await migrate(url, await discoverContexts(), (line) => cli.warn(line));
      await migrateQueues(url);
      await cli.print({ applied });
    }),
  );
};
