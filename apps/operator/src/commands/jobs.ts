import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { DatabaseUnitOfWork, listJobs, retryJob } from '@partner/unit-of-work';
import { type ListOptions, printList, readSpan, withListOptions } from './list-options.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface Options extends ListOptions {
  readonly company?: string;
  readonly dead?: boolean;
}

/** `partner jobs list|retry`: what changes have left to be done, mail and CRM. */
export const registerJobs: Register = (program, cli) => {
  const jobs = program.command('jobs').description('mail and CRM calls that wait, or have failed for good');
  const list = jobs
    .command('list')
    .description('a line for each job, the newest first')
    .option('--dead', 'only those that are not tried again by themselves')
    .option('--company <id>', 'only of this company');
  withListOptions(list).action(({ company, dead, ...options }: Options) => {
    const criteria = { dead, ...(company !== undefined && { company: readCompany(company) }) };
    const given = readSpan(options);
    return cli.use((application) =>
      printList(cli, given, async (span) => {
        const found = await listJobs(application.get(Database), { ...criteria, ...span });
        return found.map((job) => ({ cursor: job.id, line: job }));
      }),
    );
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
