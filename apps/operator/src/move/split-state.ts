import { type CompanyId, conflict } from '@partner/kernel';
import type { Session } from '@partner/schema';
import sql from 'sql-template-tag';
import type { OpenCell } from './cells.js';
import { otherParties } from './check-move.js';
import { splitting } from './move-company.js';
import type { MoveParts } from './move-parts.js';

/** Step of companies whose last writes precede it in the log: a copy that has it has all of their rows. */
export const frozen = `${splitting} frozen`;
/** Step of companies that may be in the other cell already. */
export const marked = `${splitting} marked`;

export interface SplitParts extends MoveParts {
  /** All cells, to find companies that move. */
  readonly all: readonly OpenCell[];
}

/** Runs `work` with a session of each cell, while no other split to the target runs there. */
export async function exclusively(
  { target }: SplitParts,
  cells: readonly OpenCell[],
  work: (sessions: readonly Session[]) => Promise<unknown>,
): Promise<void> {
  const sessions = [];
  try {
    for (const { database } of cells) {
      const client = await database.dedicated();
      sessions.push(client);
      const { rows } = await client.query<{ locked: boolean }>(
        `select pg_try_advisory_lock(hashtext('partner split'), hashtext($1)) as locked`,
        [target.name],
      );
      if (!rows[0]!.locked) throw conflict('changed_meanwhile', `another process splits cell ${target.name} off`);
    }
    await work(sessions);
  } finally {
    await Promise.all(sessions.map((client) => client.end()));
  }
}

/** Returns the companies that leave for the target by a split, with their steps. */
export async function leavingCompanies({ source, target }: SplitParts): Promise<ReadonlyMap<CompanyId, string>> {
  const rows = await source.query<{ id: CompanyId; step: string }>(sql`select company_id as id, step from company_places
      where other_cell = ${target.name} and state in ('leaving', 'frozen') and step like ${`${splitting}%`}`);
  return new Map(rows.map(({ id, step }) => [id, step]));
}

export async function isGone(company: CompanyId, { source, target }: SplitParts): Promise<boolean> {
  const place = await source.places.find(company);
  return place?.state === 'gone' && place.otherCell === target.name;
}

/** @throws DomainError `conflict` if a company leaves that the file does not name. */
export async function checkSame(
  companies: readonly CompanyId[],
  known: ReadonlyMap<CompanyId, string>,
  { target }: SplitParts,
): Promise<void> {
  const other = [...known.keys()].find((company) => !companies.includes(company));
  if (other)
    throw conflict(
      'changed_meanwhile',
      `company ${other} leaves for cell ${target.name}, too: use the same file for each step, or --abort first`,
    );
}

/** @throws DomainError `conflict` if a company shares an agreement with one that stays. */
export async function checkParties(companies: readonly CompanyId[], source: OpenCell): Promise<void> {
  for (const company of companies) {
    const [other] = (await otherParties(company, source)).filter((one) => !companies.includes(one));
    if (other)
      throw conflict('stays_where_it_is', `company ${company} shares agreements with ${other}: add it to the file`);
  }
}

/** @throws DomainError `conflict` if the promoted database does not have the last writes of a company. */
export async function checkFrozenThere(companies: readonly CompanyId[], { target }: SplitParts): Promise<void> {
  const [row] = await target.query<{
    id: CompanyId;
  }>(sql`select id from unnest(${companies}::char(24)[]) id where not exists (select from company_places p
      where p.company_id = id and p.step = ${frozen}) limit 1`);
  if (row)
    throw conflict(
      'changed_meanwhile',
      `cell ${target.name} was promoted before it had all rows of company ${row.id}: use --abort, make a new ` +
        'standby, and begin with --freeze',
    );
}
