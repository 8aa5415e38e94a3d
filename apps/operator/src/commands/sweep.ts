import { Companies } from '@partner/companies';
import { Clock, type CompanyId, notFound } from '@partner/kernel';
import { Sweeps } from '@partner/queue';
import { readCompany, readInstant } from './options.js';
import type { Register } from './register.js';

interface SweepOptions {
  readonly now?: string;
  readonly company?: string;
}

/** `partner sweep quotes|retention|payments|all`: what the sweeps do, run once now. */
export const registerSweep: Register = (program, cli) => {
  program
    .command('sweep')
    .description('run the daily sweeps once, now')
    .argument('<group>', 'quotes, retention, payments or all')
    .option('--now <time>', 'RFC 3339: sweep as if it were then')
    .option('--company <id>', 'only this company')
    .action((group: string, options: SweepOptions) =>
      cli.use(async (application) => {
        const now = options.now === undefined ? application.get(Clock).now() : readInstant('--now', options.now);
        const company = options.company === undefined ? undefined : readCompany(options.company);
        if (company && !(await application.get(Companies).exists(company))) throw notFound('company');
        await sweep(application.get(Sweeps).of(group), now, company);
      }),
    );

  async function sweep(sweeps: ReturnType<Sweeps['of']>, now: Date, company: CompanyId | undefined): Promise<void> {
    for (const one of sweeps) await cli.print({ sweep: one.name, handled: await one.run(now, company) });
  }
};
