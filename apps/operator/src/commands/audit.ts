import { Clock } from '@partner/kernel';
import { Database } from '@partner/persistence';
import { auditLines } from '../support/audit-lines.js';
import { readCompany, readId, readInstant } from './options.js';
import type { Register } from './register.js';

interface Options {
  readonly company: string;
  readonly resource?: string;
  readonly credential?: string;
  readonly request?: string;
  readonly since?: string;
}

const usualDays = 30;

/** `partner audit`: who changed what (W17). */
export const registerAudit: Register = (program, cli) => {
  program
    .command('audit')
    .description('a line for each change, the oldest first, at most 1,000')
    .requiredOption('--company <id>', 'the company')
    .option('--resource <id>', 'only of this record')
    .option('--credential <id>', 'only by this credential')
    .option('--request <id>', 'only of the request with this X-Request-Id')
    .option('--since <time>', `RFC 3339; ${usualDays} days ago unless given`)
    .action(({ company, resource, credential, request, since }: Options) => {
      const from = since === undefined ? undefined : readInstant('--since', since);
      const criteria = {
        company: readCompany(company),
        ...(resource !== undefined && { resource: readId('--resource', resource) }),
        ...(credential !== undefined && { credential: readId('--credential', credential) }),
        ...(request !== undefined && { request }),
      };
      return cli.use(async (application) => {
        const usual = new Date(application.get(Clock).now().getTime() - usualDays * 86_400_000);
        const lines = await auditLines(application.get(Database), { ...criteria, since: from ?? usual });
        for (const line of lines) await cli.print(line);
      });
    });
};
