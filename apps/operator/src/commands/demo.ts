import type { INestApplicationContext } from '@nestjs/common';
import { CreateCredential, CredentialList } from '@partner/access';
import { Companies, Sandboxes, sandboxTemplate } from '@partner/companies';
import { type CompanyId, invalid, portal, samples, FixedClock, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { baseUrlOf } from '@partner/runtime';
import type { Cli } from '../cli/cli.js';
import { makeDemoCompany } from '../demo/demo-company.js';
import { deleteNow } from './company-deletion.js';
import type { Register } from './register.js';

/** `partner demo`: creates a realistic demo company to try the API with, and a new API key each time. */
export const register: Register = (command, cli) => {
  command
    .option('--template', 'create the company from which `POST /sandboxes` copies instead, if it is missing')
    .action(({ template = false }: { template?: boolean }) => {
      if (cli.settings.environment === 'production') throw invalid('the demo company cannot be created in production');
      const clock = new FixedClock(new Date());
      return cli.withApplication(async (application) => {
        await application.get(Database).withSession(async (session) => {
          // A second process waits, and finds the whole company.
          await session.query(`select pg_advisory_lock(hashtext('partner demo'), 0)`);
          await cli.print(await (template ? makeTemplate : makeDemo)(cli, application, clock));
        });
      }, clock);
    });
};

/** Creates the company unless it is whole. What a killed process left of it is deleted first. */
async function made(
  [cli, application, clock]: readonly [Cli, INestApplicationContext, FixedClock],
  company: CompanyId,
  isWhole: boolean,
): Promise<{ lines: number } | undefined> {
  if (isWhole) return undefined;
  await deleteNow(cli, application, company);
  const { progress, settings } = cli;
  progress.remedy = 'Run it again: what is unfinished is deleted first';
  progress.begin('creating the company', 'lines');
  const lines = await makeDemoCompany(application, clock, { baseUrl: baseUrlOf(settings), company, progress });
  clock.at = new Date();
  return { lines };
}

async function makeDemo(cli: Cli, application: INestApplicationContext, clock: FixedClock): Promise<object> {
  const company = samples.company;
  // The key comes last: a company without one is not whole.
  const isWhole = (await application.get(CredentialList).of(company)).length > 0;
  const lines = await made([cli, application, clock], company, isWhole);
  const wanted = { type: 'api_key', name: 'Demo key', scopes: 'all' } as const;
  const { apiKey } = await application.get(CreateCredential).execute(portal(company), wanted);
  return { companyId: company, apiKey, ...lines };
}

async function makeTemplate(cli: Cli, application: INestApplicationContext, clock: FixedClock): Promise<object> {
  const sandboxes = application.get(Sandboxes);
  const isWhole =
    (await sandboxes.hasTemplate(sandboxTemplate)) && (await application.get(Companies).exists(sandboxTemplate));
  const lines = await made([cli, application, clock], sandboxTemplate, isWhole);
  if (lines)
    await application
      .get(UnitOfWork)
      .run(portal(sandboxTemplate), () => sandboxes.addTemplate(sandboxTemplate, clock.at));
  return { companyId: sandboxTemplate, ...lines };
}
