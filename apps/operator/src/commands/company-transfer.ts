import type { INestApplicationContext } from '@nestjs/common';
import { CredentialChanges } from '@partner/access';
import { Companies, PutCompany } from '@partner/companies';
import { AuditTrail, Clock, type CompanyId, type Id, notFound, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { SecretBox, secretKeys } from '@partner/runtime';
import { DatabaseUnitOfWork, SecretKeyRegister } from '@partner/unit-of-work';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { exportCompany } from '../transfer/export-company.js';
import type { Manifest } from '../transfer/export-directory.js';
import { importCompany } from '../transfer/import-company.js';
import { eraseListed } from './erasures.js';
import { readCompany } from './options.js';

/** `partner company export|import`. */
export function registerCompanyTransfer(company: Command, cli: Cli): void {
  company
    .command('export')
    .description(
      'export a company with its events, documents and audit trail; run again, it continues after an interruption',
    )
    .argument('<id>', 'id of the company', readCompany)
    .requiredOption('--to <directory>', 'new directory, or the directory of an interrupted export')
    .action((id: CompanyId, { to: path }: { to: string }) =>
      cli.withApplication(async (application) => {
        if (!(await application.get(Companies).exists(id))) throw notFound('company');
        cli.progress.remedy = 'What was exported is kept: run it again to continue';
        const now = application.get(Clock).now();
        const begins = (): Promise<void> => audit(cli, application, id, 'company.exported');
        await cli.print(lineOf(await exportCompany(application, cli, { company: id, path, now, begins })));
      }),
    );
  company
    .command('import')
    .description('import an exported company with its ids; all of it or, after a failure, nothing')
    .argument('<directory>', 'directory of the export')
    .action((path: string) =>
      cli.withApplication(async (application) => {
        cli.progress.remedy = 'Nothing was imported: run it again';
        const keys = new SecretBox(...(await secretKeys(cli.settings)));
        await application.get(SecretKeyRegister).admit(keys);
        const erased: Id[] = [];
        const commit: Parameters<typeof importCompany>[2]['commit'] = (client, company) =>
          application.get(DatabaseUnitOfWork).transaction(async () => {
            // The export may be older than their erasure (A16).
            for await (const { customerId, status } of eraseListed(application, cli, company))
              if (status === 'finished') erased.push(customerId);
            await audit(cli, application, company, 'company.imported');
          }, application.get(Database).continued(client));
        const manifest = await importCompany(application, cli, { path, keys, commit });
        await renameTimezone(cli, application, manifest.company);
        // Servers may have rejected its credentials before.
        await application.get(CredentialChanges).announce(manifest.company);
        await cli.print({ ...lineOf(manifest), erased });
      }),
    );
}

/** Stores the timezone under a name that this database knows (A13). */
async function renameTimezone(cli: Cli, application: INestApplicationContext, id: CompanyId): Promise<void> {
  const companies = application.get(Companies);
  const [company] = await companies.list({ id });
  const { timezone } = company!;
  if (!(await companies.timezones()).includes(timezone))
    await application.get(PutCompany).execute(cli.portal(id), { timezone });
}

function audit(cli: Cli, application: INestApplicationContext, company: CompanyId, action: string): Promise<void> {
  const [actor, work] = [cli.portal(company), application.get(UnitOfWork)];
  return work.run(actor, async () =>
    application
      .get(AuditTrail)
      .add(actor, { at: work.now(), action, resourceType: 'company', resourceId: company, changes: {} }),
  );
}

/** Counts of an export. */
const lineOf = ({ company, release, consistency, snapshots, tables, documents, feed }: Manifest): object => ({
  company,
  release,
  snapshots: snapshots.length,
  consistency,
  rows: Object.fromEntries(Object.entries(tables).flatMap(([name, { rows }]) => (rows > 0 ? [[name, rows]] : []))),
  documents,
  feed,
});
