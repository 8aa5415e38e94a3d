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

const defaultDays = 30;

/** `partner audit`: prints the audit trail (W17). */
export const registerAudit: Register = (program, cli) => {
  const audit = program
    .command('audit')
    .description('one line per change, newest first')
    .requiredOption('--company <id>', 'company whose changes are listed')
    .option('--resource <id>', 'only changes to this record')
    .option('--credential <id>', 'only changes by this credential')
    .option('--request <id>', 'only changes by the request with this X-Request-Id');
  withListOptions(audit, `${defaultDays} days ago`).action((options: Options) => {
    const { company, resource, credential, request } = options;
    const given = readSpan(options);
    const criteria = {
      company: readCompany(company),
      ...(resource !== undefined && { resource: readId('--resource', resource) }),
      ...(credential !== undefined && { credential: readId('--credential', credential) }),
      ...(request !== undefined && { request }),
    };
    return cli.withApplication(async (application) => {
      const defaultSince = new Date(application.get(Clock).now().getTime() - defaultDays * 86_400_000);
      const database = application.get(Database);
      await printList(cli, { since: defaultSince, ...given }, (span) => auditLines(database, { ...criteria, ...span }));
    });
  });
};
