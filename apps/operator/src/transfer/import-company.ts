import type { INestApplicationContext } from '@nestjs/common';
import { timezoneIn } from '@partner/companies';
import { DocumentStore } from '@partner/documents';
import { type CompanyId, conflict, invalid, isId, parseHttpUrl } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import type { SecretBox } from '@partner/runtime';
import { companyData, Contexts, type Session } from '@partner/schema';
import { SecretRotation } from '@partner/unit-of-work';
import type { Sql } from 'sql-template-tag';
import type { Cli } from '../cli/cli.js';
import type { Progress } from '../cli/progress.js';
import { feedOf, schemaOf, statementsOf } from './export-company.js';
import { ExportDirectory, lineBatches, type Manifest } from './export-directory.js';
import { checkDocuments, importDocuments } from './exported-documents.js';
import { loadRows, loadShared, refersToItself } from './load-rows.js';
import { lineSettings, LinesHash, type LinesSummary, type SharedIds, summaryOf } from './table-lines.js';
import { type DataOfCompanies, type SharedTable, companyRows } from './company-rows.js';

type Commit = (client: Parameters<CrossCompanyDatabase['continued']>[0], company: CompanyId) => Promise<void>;

/**
 * Imports an exported company, with its ids, in one transaction: nobody sees any of it before all of it was compared
 * with the manifest. Memory use does not depend on the number of rows.
 * @param keys decrypt the secrets of the export; they are encrypted again with the first one.
 * @param commit ends the transaction of the imported rows.
 */
export async function importCompany(
  application: INestApplicationContext,
  { terminal: { stop }, progress }: Cli,
  { path, keys, commit }: { readonly path: string; readonly keys: SecretBox; readonly commit: Commit },
): Promise<Manifest> {
  // The end of the session ends the transaction, too, unless it was committed.
  return application.get(CrossCompanyDatabase).withSession(async (client) => {
    const contexts = application.get(Contexts);
    const data = await companyData.dataOfCompanies(client, contexts);
    const directory = await ExportDirectory.forImport(path, schemaOf(data));
    const { company } = directory.manifest;
    await companyData.lockCompany(client, company);
    await checkAbsent(client, data, company);
    progress.begin('checking the export');
    await checkFiles(directory, data, stop);
    await checkDocuments(directory, stop);
    await client.query(`begin; ${lineSettings}`);
    // It may have moved away from here once.
    await companyData.CompanyPlaces.in(client).forget(company);
    const ids = await loadCompany(client, data, ({ name }) => lineBatches(directory.tablePath(name)), {
      stop,
      progress,
      rowsOf: (name) => directory.manifest.tables[name]?.rows,
    });
    progress.begin('comparing the rows');
    await compareCompany(client, directory.manifest, data, ids, stop);
    await reseal(client, contexts, company, keys);
    await checkTimezone(client, company);
    progress.begin('importing documents', 'files', directory.manifest.documents?.files);
    await importDocuments(directory, application.get(DocumentStore), { stop, progress });
    await commit(client, company);
    return directory.manifest;
  });
}

/** @throws DomainError `conflict` if this deployment has rows of the company. */
async function checkAbsent(client: Session, data: DataOfCompanies, company: CompanyId): Promise<void> {
  const tables = data.tables.filter(({ travels }) => travels);
  const filled = Object.keys(await companyRows(client, { tables, shared: [] }, company));
  if (filled.includes('companies')) throw conflict('id_taken', `this deployment already has company ${company}`);
  if (filled.length > 0)
    throw conflict('id_taken', `this deployment still has rows of company ${company} in ${filled[0]}`);
}

/** @throws DomainError `invalid` unless each table has the lines of the manifest, with ids and addresses (A16). */
async function checkFiles(directory: ExportDirectory, data: DataOfCompanies, stop: AbortSignal): Promise<void> {
  const tables = [...data.shared, ...data.tables];
  for (const { name } of statementsOf(data)) {
    const hash = new LinesHash();
    const ids = tables.find((table) => table.name === name)!.columns.filter(({ type }) => type === 'character(24)');
    let line = 0;
    for await (const lines of lineBatches(directory.tablePath(name))) {
      stop.throwIfAborted();
      for (const text of lines) {
        line += 1;
        const problem = lineProblem(text, ids);
        if (problem !== undefined) throw invalid(`${directory.tablePath(name)}, line ${line}: ${problem}`);
      }
      hash.add(lines);
    }
    if (!same(hash.summary(), directory.manifest.tables[name]))
      throw invalid(`${directory.tablePath(name)} differs from the manifest`);
  }
}

/** Returns the reason why a line cannot be a row with these columns of ids (A16, A14); undefined if it can. */
function lineProblem(line: string, columns: readonly { readonly name: string }[]): string | undefined {
  let row: Record<string, unknown>;
  try {
    row = { ...(JSON.parse(line) as object) };
  } catch {
    return 'it is not JSON';
  }
  const wrong = columns.find(({ name }) => row[name] !== null && !isId(row[name]));
  if (wrong) return `${wrong.name} ${JSON.stringify(row[wrong.name])} is not an id of 24 hexadecimal characters`;
  const [column, address] =
    Object.entries(row)
      .filter(([name]) => /^(?:logo|structura|configurator)_url$|images$/.test(name))
      .flatMap(([name, value]) => [value ?? []].flat().map((one: unknown) => [name, one] as const))
      .find(([, one]) => !isAddress(one)) ?? [];
  return column && `${column} ${JSON.stringify(address)} is not an http or https address`;
}

/** True for an address that may be stored; a path is one of this deployment (R54). */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (parseHttpUrl(value) !== undefined || /^\/(?![/\\])/.test(value));

const same = (found: LinesSummary, expected: LinesSummary | undefined): boolean =>
  found.rows === expected?.rows && found.sha256 === expected.sha256;

/** Control of a load, and what is shown of it. */
export interface Loading {
  readonly stop: AbortSignal;
  readonly progress: Progress;
  readonly rowsOf?: (table: string) => number | undefined;
}

/** Table of an export, with the statement for its lines. */
type ExportedLines = ReturnType<typeof statementsOf>[number];

/**
 * Inserts all rows of a company.
 * @param linesOf returns the lines of a table; called again for a table whose rows refer to each other.
 * @param shown `rowsOf` returns the number of rows of a table, if it is known.
 * @returns the accounts and other shared rows that have another id here.
 */
export async function loadCompany(
  client: Session,
  data: DataOfCompanies,
  linesOf: (table: ExportedLines) => AsyncIterable<readonly string[]>,
  { stop, progress, rowsOf }: Loading,
): Promise<SharedIds> {
  const ids: Record<string, string> = {};
  for (const exported of statementsOf(data)) {
    const table = data.tables.find(({ name }) => name === exported.name);
    let inserted: number;
    do {
      progress.begin(`loading ${exported.name}`, 'rows', rowsOf?.(exported.name));
      inserted = 0;
      for await (const lines of linesOf(exported)) {
        stop.throwIfAborted();
        progress.advance(lines.length);
        if (table) inserted += await loadRows(client, table, data.shared, lines, ids);
        else Object.assign(ids, await loadShared(client, sharedTable(data, exported.name), lines));
      }
    } while (table && inserted > 0 && refersToItself(table));
  }
  return ids;
}

const sharedTable = ({ shared }: DataOfCompanies, name: string): SharedTable =>
  shared.find((one) => one.name === name)!;

/** @throws Error unless the rows of this deployment, exported again, have the counts and checksums of the manifest. */
export async function compareCompany(
  client: Session,
  manifest: Pick<Manifest, 'company' | 'tables' | 'feed'>,
  data: DataOfCompanies,
  ids: SharedIds,
  stop: AbortSignal,
): Promise<void> {
  const { company } = manifest;
  const exported = Object.fromEntries(Object.entries(ids).map(([there, here]) => [here, there]));
  const isShared = new Set(data.shared.map(({ name }) => name));
  for (const { name, statement } of statementsOf(data)) {
    stop.throwIfAborted();
    const found = await summaryOf(client, statement, company, exported);
    const expected = manifest.tables[name];
    // An account that existed here keeps its values.
    if (isShared.has(name) ? found.rows !== expected?.rows : !same(found, expected))
      throw new Error(`the imported rows of ${name} differ from the exported ones: nothing was imported`);
  }
  const feed = await feedOf(client, company);
  if (feed.events !== manifest.feed?.events || feed.sha256 !== manifest.feed.sha256)
    throw new Error('the imported feed differs from the exported one: nothing was imported');
}

/** @throws DomainError `invalid` if this database does not know the timezone of the company. */
async function checkTimezone(client: Session, company: CompanyId): Promise<void> {
  const known = await client.query<{ name: string }>('select name from pg_timezone_names');
  const { rows } = await client.query<{ timezone: string }>('select timezone from companies where id = $1', [company]);
  timezoneIn(
    known.rows.map(({ name }) => name),
    rows[0]!.timezone,
  );
}

/**
 * Encrypts the secrets of the company with the key of this deployment.
 * @throws DomainError `invalid` without their key.
 */
async function reseal(client: Session, contexts: Contexts, company: CompanyId, keys: SecretBox): Promise<void> {
  const database = {
    query: async <Row>({ text, values }: Sql): Promise<Row[]> => (await client.query(text, values)).rows as Row[],
  };
  for await (const { table, unreadable } of new SecretRotation(database, contexts, company).reseal(keys))
    if (unreadable > 0)
      throw invalid(
        `${unreadable} secrets in ${table} are encrypted with the PARTNER_SECRET of the exporting deployment: ` +
          'set it as PARTNER_SECRET_PREVIOUS for this command',
      );
}
