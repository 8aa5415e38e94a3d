import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { auditLines } from '../support/audit-lines.js';
import { type ListOptions, printList, readSpan, withListOptions } from './list-options.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface Options extends ListOptions {
  readonly company: string;
  readonly resource?: string;
  readonly credential?: string;
  readonly request?: string;
}

const usualDays = 30;

/** `partner audit`: who changed what (W17). */
export const registerAudit: Register = (program, cli) => {
  const audit = program
    .command('audit')
    .description('a line for each change, the newest first')
    .requiredOption('--company <id>', 'the company')
    .option('--resource <id>', 'only of this record')
    .option('--credential <id>', 'only by this credential')
    .option('--request <id>', 'only of the request with this X-Request-Id');
  withListOptions(audit, `${usualDays} days ago`).action((options: Options) => {
    const { company, resource, credential, request } = options;
    const given = readSpan(options);
    const criteria = {
      company: readCompany(company),
      ...(resource !== undefined && { resource: readId('--resource', resource) }),
      ...(credential !== undefined && { credential: readId('--credential', credential) }),
      ...(request !== undefined && { request }),
    };
    return cli.use(async (application) => {
      const usual = new Date(application.get(Clock).now().getTime() - usualDays * 86_400_000);
      const database = application.get(Database);
      await printList(cli, { since: usual, ...given }, (span) => auditLines(database, { ...criteria, ...span }));
    });
  });
};
