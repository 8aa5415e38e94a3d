import { Clock } from '@partner/kernel';
import { DeprecatedUseList } from '@partner/request-log';
import { readCompany, readDays } from './options.js';
import type { Register } from './register.js';

/** `partner deprecations`: lists uses of deprecated elements of the API. */
export const register: Register = (command, cli) => {
  command
    .option('--company <id>', 'only this company')
    .option('--since <days>', 'the last days, at most 90d', '30d')
    .action(({ company: id, since }: { company?: string; since: string }) => {
      const company = id === undefined ? undefined : readCompany(id);
      const spanMs = readDays('--since', since);
      return cli.withApplication(async (application) => {
        const from = new Date(application.get(Clock).now().getTime() - spanMs);
        for (const line of await application.get(DeprecatedUseList).since(from, company)) await cli.print(line);
      });
    });
};
