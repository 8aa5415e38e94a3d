import { type CompanyId, conflict } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';
import { changedLines, inSnapshot, type PlacedLine, removeMissing, sharedLines, writtenLines } from './changed-rows.js';
import { loadShared, refersToItself, replaceRows, replaceShared } from '../transfer/load-rows.js';
import { LinesHash, type SharedIds } from '../transfer/table-lines.js';
import { type DataOfCompanies, type CompanyTable, companyRows } from '../transfer/company-rows.js';

/** Rows per statement. */
const batch = 500;

/**
 * Brings a copied company up to date, in one transaction: copies the rows written in the source after a mark, removes
 * those that it has no more, and commits if the copied rows are equal by SHA-256 and all tables by their number of
 * rows. Rows that have not changed were compared when they were copied.
 * @returns the numbers of rows, and the mark of the rows that are copied now.
 * @throws DomainError `conflict` if the rows differ, or rows of the target exclude them.
 */
export async function copyChanges(
  company: CompanyId,
  sessions: readonly [Session, Session],
  data: DataOfCompanies,
  { since, stop, record }: { since: string; stop: AbortSignal; record: (mark: string) => Promise<void> },
) {
  return inSnapshot(sessions, record, async () => {
    const travelling = { ...data, tables: data.tables.filter(({ travels }) => travels) };
    const ids = await copyShared(company, sessions, data, since);
    const { rows, hashes } = await replaceChanged(company, sessions, travelling, { since, ids, stop });
    const removed = await removeGone(company, sessions, travelling);
    await compare(company, sessions[1], travelling, { found: hashes, ids });
    return { rows, removed };
  });
}

/** Copies shared rows. @returns the ids that they have in the target. */
async function copyShared(
  company: CompanyId,
  [from, to]: readonly [Session, Session],
  { shared }: DataOfCompanies,
  since: string,
): Promise<SharedIds> {
  const ids: Record<string, string> = {};
  for (const table of shared) {
    const { all, changed } = await sharedLines(from, table, company, since);
    await replaceShared(to, table, changed);
    Object.assign(ids, await loadShared(to, table, all));
    await companyData.copyParts([from, to], table, company, all);
  }
  return ids;
}

/** Counts and hashes of the lines of each table that has any. */
type Hashes = Map<CompanyTable, LinesHash>;

const addLine = (hashes: Hashes, table: CompanyTable, { line }: PlacedLine): void => {
  const hash = hashes.get(table) ?? new LinesHash();
  hash.add([line]);
  hashes.set(table, hash);
};

async function replaceChanged(
  company: CompanyId,
  [from, to]: readonly [Session, Session],
  data: DataOfCompanies,
  { since, ids, stop }: { since: string; ids: SharedIds; stop: AbortSignal },
): Promise<{ rows: number; hashes: Hashes }> {
  const hashes: Hashes = new Map();
  let rows = 0;
  let lines: string[] = [];
  const flush = async (table: CompanyTable | undefined): Promise<void> => {
    stop.throwIfAborted();
    if (table && lines.length > 0) await replaceRows(to, table, data.shared, lines, ids);
    lines = [];
  };
  let table: CompanyTable | undefined;
  for await (const one of changedLines(from, data, company, since)) {
    const next = data.tables[one.place]!;
    // Rows that may refer to each other are written by one statement.
    if (next !== table || (lines.length >= batch && !refersToItself(next))) await flush(table);
    table = next;
    lines.push(one.line);
    addLine(hashes, next, one);
    rows += 1;
  }
  await flush(table);
  return { rows, hashes };
}

/** Removes rows that the source has no more, from the tables whose numbers of rows differ; referring tables first. */
async function removeGone(
  company: CompanyId,
  sessions: readonly [Session, Session],
  data: DataOfCompanies,
): Promise<number> {
  const [from, to] = sessions;
  const countBoth = (tables: readonly CompanyTable[]): Promise<Record<string, number>[]> =>
    Promise.all([from, to].map((client) => companyRows(client, { tables, shared: [] }, company)));
  const differing = async (tables: readonly CompanyTable[]): Promise<CompanyTable[]> => {
    const [there, here] = await countBoth(tables);
    return tables.filter(({ name }) => there![name] !== here![name]);
  };
  const outdated = await differing(data.tables);
  if (outdated.length === 0) return 0;
  let removed = 0;
  for (const table of outdated.toReversed()) removed += await removeMissing(sessions, table, company);
  const [wrong] = await differing(outdated);
  if (wrong) throw differs(wrong.name);
  return removed;
}

/** @throws DomainError `conflict` unless this transaction wrote the rows in the target that were found. */
async function compare(
  company: CompanyId,
  to: Session,
  { shared }: DataOfCompanies,
  { found, ids }: { found: Hashes; ids: SharedIds },
): Promise<void> {
  const tables = [...found.keys()];
  if (tables.length === 0) return;
  const exported = Object.fromEntries(Object.entries(ids).map(([there, here]) => [here, there]));
  const written: Hashes = new Map();
  for await (const one of writtenLines(to, { tables, shared }, company, exported))
    addLine(written, tables[one.place]!, one);
  const wrong = tables.find((table) => written.get(table)?.summary().sha256 !== found.get(table)!.summary().sha256);
  if (wrong) throw differs(wrong.name);
}

const differs = (table: string): Error =>
  conflict('changed_meanwhile', `the copied rows of ${table} differ: the next run copies all rows again`);
