import { Clock, type CompanyId } from '@partner/kernel';
import { DatabaseUnitOfWork, OutboxJobs } from '@partner/unit-of-work';
import { defaultLimit, type ListOptions, printList, withListOptions } from './list-options.js';
import { readId } from './options.js';
import type { Register } from './register.js';

type Options = ListOptions & { readonly company?: CompanyId; readonly dead?: boolean };

/** `partner jobs [list|retry]`: lists and retries mail and CRM jobs of the outbox; alone, lists those that gave up. */
export const register: Register = (jobs, cli) => {
  const print = ({ company, dead, ...options }: Options): Promise<void> =>
    printList(cli, options, async (application, span) => {
      const found = await application.get(OutboxJobs).list({ company, dead, ...span });
      return found.map((job) => ({ cursor: job.id, line: job }));
    });
  jobs.action(() => print({ dead: true, limit: defaultLimit }));
  const list = jobs
    .command('list')
    .description('list jobs, one per line, newest first')
    .option('--dead', 'only jobs that failed and are no longer retried')
    .option('--company <id>', 'only jobs of this company');
  withListOptions(list).action(print);
  jobs
    .command('retry')
    .description('retry failed jobs now')
    .argument('<ids...>', 'ids of the jobs')
    .action((texts: string[]) => {
      const ids = texts.map((text) => readId('the job', text));
      return cli.withApplication(async (application) => {
        const [units, clock] = [application.get(DatabaseUnitOfWork), application.get(Clock)];
        for (const id of ids) await cli.print(await application.get(OutboxJobs).retry(units, id, clock.now()));
      });
    });
};
