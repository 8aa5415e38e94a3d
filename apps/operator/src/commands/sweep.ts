import { type CompanyId, invalid, type Sweep } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Sweeps } from '@partner/queue';
import { failureText } from '../cli/failure.js';
import type { Register } from './register.js';

interface SweepOptions {
  readonly now?: Date;
  readonly company?: CompanyId;
  readonly dryRun?: boolean;
}

/** `partner sweep quotes|retention|payments|all`: runs the sweeps once, now. */
export const register: Register = (command, cli) => {
  command
    .argument('<group>', 'alerts, payments, quotes, retention or all')
    .option('--now <time>', 'sweep as of this RFC 3339 time; must not be in the future in production')
    .option('--company <id>', 'only this company')
    .option('--dry-run', 'print what each sweep would do, without changes')
    .action((group: string, { now: given, company, dryRun = false }: SweepOptions) =>
      cli.withApplication(async (application) => {
        const current = await application.get(Database).now();
        const now = given ?? current;
        if (cli.settings.environment === 'production' && now > current)
          throw invalid(
            '--now must not be in the future in production: retention would delete data that must be retained',
          );
        cli.progress.remedy = 'Printed sweeps are done: run it again for the others';
        // A sweep that fails does not keep the others from their work.
        const failures: unknown[] = [];
        for (const one of application.get(Sweeps).inGroup(group))
          try {
            cli.terminal.stop.throwIfAborted();
            cli.progress.begin(`sweeping ${one.name}`);
            await cli.print(dryRun ? await preview(one, now, company) : await swept(one, now, company));
          } catch (error) {
            failures.push(named(one, error));
          }
        const [first, ...others] = failures;
        if (!cli.terminal.stop.aborted) for (const other of others) cli.warn(failureText(other));
        if (failures.length > 0) throw first;
      }),
    );
};

/** Adds the sweep to the message of its failure, which keeps its kind. */
function named({ name }: Sweep, error: unknown): unknown {
  if (error instanceof Error) error.message = `${name}: ${error.message}`;
  return error;
}

const swept = async (sweep: Sweep, now: Date, company: CompanyId | undefined): Promise<object> => ({
  sweep: sweep.name,
  handled: await sweep.run(now, company),
});

async function preview(sweep: Sweep, now: Date, company: CompanyId | undefined): Promise<object> {
  const steps = await sweep.preview(now, company);
  const wouldHandle = steps.reduce((sum, { handled }) => sum + handled, 0);
  return { sweep: sweep.name, dryRun: true, wouldHandle, steps };
}
