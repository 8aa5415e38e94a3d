import { createHash } from 'node:crypto';
import { type CompanyId, conflict } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';

export interface Changes {
  readonly rows: number;
  readonly removed: number;
  /** Mark of the rows that are copied now. */
  readonly mark: string;
}

/** Rows per statement. */
const batch = 500;

/**
 * Brings a copied company up to date, in one transaction: copies the rows written in the source after a mark, removes
 * those that it has no more, and commits if the copied rows are equal by SHA-256 and all tables by their number of
 * rows. Rows that have not changed were compared when they were copied.
 * @throws DomainError `conflict` if the rows differ, or rows of the target exclude them.
 */
export async function copyChanges(
  company: CompanyId,
  sessions: readonly [Session, Session],
  data: companyData.DataOfCompanies,
  { since, stop, record }: { since: string; stop: AbortSignal; record: (mark: string) => Promise<void> },
): Promise<Changes> {
  const [from, to] = sessions;
  await from.query(`begin isolation level repeatable read read only; ${companyData.lineSettings}`);
  await to.query(`begin; ${companyData.lineSettings}`);
  try {
    const mark = await companyData.markOf(from);
    const travelling = { ...data, tables: data.tables.filter(({ travels }) => travels) };
    const ids = await copyShared(company, sessions, data, since);
    const found = await replaceChanged(company, sessions, travelling, { since, ids, stop });
    const removed = await removeGone(company, sessions, travelling);
    await compare(company, to, travelling, { found, ids });
    await record(mark);
    await to.query('commit');
    return { rows: found.rows, removed, mark };
  } finally {
    // Without an effect on the target after its commit.
    await Promise.all(sessions.map((client) => client.query('rollback').catch(() => undefined)));
  }
}

/** Copies shared rows. @returns the ids that they have in the target. */
async function copyShared(
  company: CompanyId,
  [from, to]: readonly [Session, Session],
  { shared }: companyData.DataOfCompanies,
  since: string,
): Promise<companyData.SharedIds> {
  const ids: Record<string, string> = {};
  for (const table of shared) {
    const { all, changed } = await companyData.sharedLines(from, table, company, since);
    await companyData.replaceShared(to, table, changed);
    Object.assign(ids, await companyData.loadShared(to, table, all));
  }
  return ids;
}

interface Found {
  readonly rows: number;
  readonly sha256: string;
  /** Tables with changed rows. */
  readonly tables: companyData.CompanyTable[];
}

async function replaceChanged(
  company: CompanyId,
  [from, to]: readonly [Session, Session],
  data: companyData.DataOfCompanies,
  { since, ids, stop }: { since: string; ids: companyData.SharedIds; stop: AbortSignal },
): Promise<Found> {
  const summary = new Summary();
  let lines: string[] = [];
  const flush = async (table: companyData.CompanyTable | undefined): Promise<void> => {
    stop.throwIfAborted();
    if (table && lines.length > 0) await companyData.replaceRows(to, table, data.shared, lines, ids);
    lines = [];
  };
  let table: companyData.CompanyTable | undefined;
  for await (const one of companyData.changedLines(from, data, company, since)) {
    const next = data.tables[one.place]!;
    // Rows that may refer to each other are written by one statement.
    if (next !== table || (lines.length >= batch && !companyData.refersToItself(next))) await flush(table);
    table = next;
    lines.push(one.line);
    summary.add(one, next);
  }
  await flush(table);
  return summary.found();
}

/** Removes rows that the source has no more, from the tables whose numbers of rows differ; referring tables first. */
async function removeGone(
  company: CompanyId,
  sessions: readonly [Session, Session],
  data: companyData.DataOfCompanies,
): Promise<number> {
  const [from, to] = sessions;
  const countBoth = (tables: readonly companyData.CompanyTable[]): Promise<Record<string, number>[]> =>
    Promise.all([from, to].map((client) => companyData.companyRows(client, { tables, shared: [] }, company)));
  const differing = async (tables: readonly companyData.CompanyTable[]): Promise<companyData.CompanyTable[]> => {
    const [there, here] = await countBoth(tables);
    return tables.filter(({ name }) => there![name] !== here![name]);
  };
  const outdated = await differing(data.tables);
  if (outdated.length === 0) return 0;
  let removed = 0;
  for (const table of outdated.toReversed()) removed += await companyData.removeMissing(sessions, table, company);
  const [wrong] = await differing(outdated);
  if (wrong) throw differs(wrong.name);
  return removed;
}

/** @throws DomainError `conflict` unless this transaction wrote the rows in the target that were found. */
async function compare(
  company: CompanyId,
  to: Session,
  { shared }: companyData.DataOfCompanies,
  { found, ids }: { found: Found; ids: companyData.SharedIds },
): Promise<void> {
  if (found.tables.length === 0) return;
  const exported = Object.fromEntries(Object.entries(ids).map(([there, here]) => [here, there]));
  const written = new Summary();
  for await (const one of companyData.writtenLines(to, { tables: found.tables, shared }, company, exported))
    written.add(one, found.tables[one.place]!);
  const { rows, sha256 } = written.found();
  if (rows !== found.rows || sha256 !== found.sha256) throw differs(found.tables.map(({ name }) => name).join(', '));
}

const differs = (tables: string): Error =>
  conflict('changed_meanwhile', `the copied rows of ${tables} differ: the next run copies all rows again`);

/** Hashes lines with the names of their tables, which it lists in the order of the lines. */
class Summary {
  readonly #hash = createHash('sha256');
  readonly #tables = new Set<companyData.CompanyTable>();
  #rows = 0;

  add({ line }: companyData.PlacedLine, table: companyData.CompanyTable): void {
    this.#hash.update(`${table.name} ${line}\n`);
    this.#tables.add(table);
    this.#rows += 1;
  }

  found(): Found {
    return { rows: this.#rows, sha256: this.#hash.digest('hex'), tables: [...this.#tables] };
  }
}
