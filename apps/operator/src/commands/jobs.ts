import { Clock } from '@partner/kernel';
import { Database, DatabaseUnitOfWork, listJobs, retryJob } from '@partner/persistence';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface ListOptions {
  readonly company?: string;
  readonly dead?: boolean;
}

/** `partner jobs list|retry`: what changes have left to be done, mail and CRM. */
export const registerJobs: Register = (program, cli) => {
  const jobs = program.command('jobs').description('mail and CRM calls that wait, or have failed for good');
  jobs
    .command('list')
    .description('a line for each job, the oldest first, at most 1,000')
    .option('--dead', 'only those that are not tried again by themselves')
    .option('--company <id>', 'only of this company')
    .action(({ company, dead }: ListOptions) => {
      const criteria = { dead, ...(company !== undefined && { company: readCompany(company) }) };
      return cli.use(async (application) => {
        for (const job of await listJobs(application.get(Database), criteria)) await cli.print(job);
      });
    });
  jobs
    .command('retry')
    .description('have dead jobs tried again, now')
    .argument('<ids...>', 'the jobs')
    .action((texts: string[]) => {
      const ids = texts.map((text) => readId('the job', text));
      return cli.use(async (application) => {
        const [database, units, clock] = [
          application.get(Database),
          application.get(DatabaseUnitOfWork),
          application.get(Clock),
        ];
        for (const id of ids) await cli.print(await retryJob(database, units, id, clock.now()));
      });
    });
};
