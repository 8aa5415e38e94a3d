import { Clock, type CompanyId, invalid } from '@partner/kernel';
import { DeprecatedUseList } from '@partner/request-log';
import type { Register } from './register.js';

/** `partner deprecations`: lists uses of deprecated elements of the API. */
export const register: Register = (command, cli) => {
  command
    .option('--company <id>', 'only this company')
    .option('--since <days>', 'the last days, at most 90d', '30d')
    .action(({ company, since }: { company?: CompanyId; since: number }) => {
      if (since > 90 * 86_400_000) throw invalid('--since must be at most 90d: older uses are not kept');
      return cli.withApplication(async (application) => {
        const from = new Date(application.get(Clock).now().getTime() - since);
        for (const line of await application.get(DeprecatedUseList).since(from, company)) await cli.print(line);
      });
    });
};
