import { type CompanyId, invalid, notFound, unavailable } from '@partner/kernel';
import { ChangeChannel, CrossCompanyDatabase } from '@partner/postgres';
import type { Settings } from '@partner/runtime';
import { companyData } from '@partner/schema';
import sql, { type Sql } from 'sql-template-tag';

type Cell = Settings['cells'][number];

/** Cell with its open database, and the places of companies in it. */
export class OpenCell {
  readonly database: CrossCompanyDatabase;
  readonly channel: ChangeChannel;
  readonly places: companyData.CompanyPlaces;

  constructor(readonly cell: Cell) {
    const { database: url } = cell;
    this.database = new CrossCompanyDatabase({ url, maxConnections: 4, applicationName: 'partner cells' });
    this.channel = new ChangeChannel(this.database);
    this.places = new companyData.CompanyPlaces(this.database);
  }

  get name(): string {
    return this.cell.name;
  }

  async close(): Promise<void> {
    await this.channel.stop();
    await this.database.close();
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    return this.database.query<Row>(statement, 'outside');
  }

  /** @throws DomainError `unavailable`, with the name of the cell, if its database does not respond. */
  async checkReachable(): Promise<void> {
    await this.query(sql`select`).catch((error: unknown) => {
      throw unavailable('database_unavailable', `cell ${this.name} cannot be reached: start its PostgreSQL`, error);
    });
  }

  /** True if the row of the company is here, whatever its state. */
  async holds(company: CompanyId): Promise<boolean> {
    return (await this.database.count(sql`from companies where id = ${company}`)) > 0;
  }

  /**
   * True for a standby, and for one that was promoted, until `partner cells split --mark`: it has the rows of the cell
   * that it copies, in which companies leave for the cell of this name.
   */
  async isCopy(): Promise<boolean> {
    const [row] = await this.query<{ copy: boolean }>(sql`select pg_is_in_recovery() or exists (
      select from company_places where other_cell = ${this.name} and state in ('leaving', 'frozen')) as copy`);
    return row!.copy;
  }
}

/** Opens cells for the duration of `work`. */
export async function openCells<T>(
  cells: readonly Cell[],
  work: (open: readonly OpenCell[]) => Promise<T>,
): Promise<T> {
  const open = cells.map((cell) => new OpenCell(cell));
  try {
    return await work(open);
  } finally {
    await Promise.all(open.map((cell) => cell.close()));
  }
}

/**
 * Opens all cells for the duration of `work`, without the copies of others.
 * @param copy name of a cell that may be a copy, and need not be reachable.
 * @throws DomainError `invalid` without PARTNER_CELLS.
 */
export async function withCells<T>(
  cells: readonly Cell[],
  work: (all: readonly OpenCell[]) => Promise<T>,
  copy?: string,
): Promise<T> {
  if (cells.length < 2) throw invalid('PARTNER_CELLS must name at least two cells: a company moves between them');
  return openCells(cells, async (all) => {
    const isUsed = await Promise.all(
      all.map(async (cell) => {
        if (cell.name === copy) return true;
        await cell.checkReachable();
        return !(await cell.isCopy());
      }),
    );
    return work(all.filter((_, index) => isUsed[index]));
  });
}

/** @throws DomainError `invalid` for an unknown name. */
export function cellNamed(all: readonly OpenCell[], name: string): OpenCell {
  const found = all.find((cell) => cell.name === name);
  if (!found) throw invalid(`--to must be one of ${all.map((cell) => cell.name).join(', ')}, not "${name}"`);
  return found;
}

/**
 * Returns the cell in which a company is, or that it leaves for `target`. If it has left, returns the cell that it left
 * for `target`; to purge that, in every case.
 * @throws DomainError `notFound`
 */
export async function cellOf(
  all: readonly OpenCell[],
  company: CompanyId,
  target: OpenCell,
  isPurge: boolean,
): Promise<OpenCell> {
  let present: OpenCell | undefined;
  let left: OpenCell | undefined;
  for (const cell of all) {
    const place = await cell.places.find(company);
    if (place?.state === 'gone') {
      if (place.otherCell === target.name && place.step !== 'purged') left = cell;
    } else if (cell !== target && place?.state !== 'arriving' && (await cell.holds(company))) present = cell;
  }
  const found = isPurge ? (left ?? present) : (present ?? left);
  if (found) return found;
  if (await target.holds(company)) return target;
  throw notFound('company');
}

/** True if what a company left when it moved to `target` was removed. */
export async function isPurged(all: readonly OpenCell[], company: CompanyId, target: OpenCell): Promise<boolean> {
  const places = await Promise.all(all.map(({ places }) => places.find(company)));
  return places.some((place) => place?.state === 'gone' && place.otherCell === target.name && place.step === 'purged');
}
