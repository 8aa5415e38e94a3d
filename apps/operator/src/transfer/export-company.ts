import type { INestApplicationContext } from '@nestjs/common';
import { DocumentStore } from '@partner/documents';
import type { CompanyId } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { companyData, Contexts, type Session } from '@partner/schema';
import type { Cli } from '../cli/cli.js';
import { ExportDirectory, type Manifest } from './export-directory.js';
import { exportDocuments } from './exported-documents.js';
import { lineSettings, linesOf, rowsStatement, sharedStatement, summaryOf } from './table-lines.js';
import { type DataOfCompanies, companyRows } from './company-rows.js';

/** Returns the number of events of a company, and the SHA-256 of their ids in the order of the feed. */
export async function feedOf(client: Session, company: CompanyId): Promise<NonNullable<Manifest['feed']>> {
  const statement = `select id as line from events where company_id = $1 and $2::jsonb is not null order by seq`;
  const { rows: events, sha256 } = await summaryOf(client, statement, company);
  return { events, sha256 };
}

/**
 * Exports a company into a directory: all rows from one snapshot, then the files of its documents. Memory use does not
 * depend on the number of rows. After an interruption, the next run continues with the first unfinished table.
 * @param begins called before the first rows are read, unless the directory is refused.
 */
export async function exportCompany(
  application: INestApplicationContext,
  { terminal: { stop }, progress }: Cli,
  { company, path, now, begins }: { company: CompanyId; path: string; now: Date; begins: () => Promise<void> },
): Promise<Manifest> {
  return application.get(CrossCompanyDatabase).withSession(async (client) => {
    await companyData.lockCompany(client, company);
    const data = await companyData.dataOfCompanies(client, application.get(Contexts));
    const directory = await ExportDirectory.forExport(path, company, schemaOf(data), now);
    if (Object.keys(directory.manifest.tables).length === 0) await begins();
    await client.query(`begin isolation level repeatable read read only; ${lineSettings}`);
    const interruptible = async function* (all: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
      for await (const lines of all) {
        stop.throwIfAborted();
        progress.advance(lines.length);
        yield lines;
      }
      stop.throwIfAborted();
    };
    const feed = async (): Promise<Partial<Manifest>> => ({ feed: await feedOf(client, company) });
    const counts = await companyRows(client, data, company);
    for (const { name, statement } of statementsOf(data)) {
      if (directory.manifest.tables[name]) continue;
      progress.begin(`exporting ${name}`, 'rows', counts[name]);
      const lines = interruptible(linesOf(client, statement, company));
      await directory.write(name, lines, name === 'events' ? feed : undefined);
    }
    await client.query('rollback');
    progress.begin('exporting documents', 'files', counts['documents']);
    const documents = await exportDocuments(directory, application.get(DocumentStore), stop, progress);
    await directory.record({ documents, finishedAt: new Date().toISOString() });
    return directory.manifest;
  });
}

/** Statements for the lines of all exported tables, shared ones first. */
export const statementsOf = ({ tables, shared }: DataOfCompanies): { name: string; statement: string }[] => [
  ...shared.map((table) => ({ name: table.name, statement: sharedStatement(table) })),
  ...tables
    .filter(({ travels }) => travels)
    .map((table) => ({ name: table.name, statement: rowsStatement(table, shared) })),
];

/** Returns the columns of all exported tables. */
export function schemaOf({ tables, shared }: DataOfCompanies): string {
  const exported = [...shared, ...tables.filter(({ travels }) => travels)];
  const described = exported.map(({ name, primaryKey, columns }) => [name, { primaryKey, columns }]);
  return `${JSON.stringify(Object.fromEntries(described), null, 2)}\n`;
}
