import type { Id } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';

/** State of a company in a cell; `here` for one that was never moved. */
export type Place = 'here' | 'leaving' | 'frozen' | 'arriving' | 'gone';

/** Rows of one cell that decide where requests go. */
export interface CellRows {
  /** Company of each credential and processor connection, by its id. */
  readonly keys: Map<string, string>;
  /** State of each company in this cell. */
  readonly places: Map<string, Place>;
}

/**
 * Reads the rows of a cell. Revoked credentials are included, because only their own cell can respond that they were
 * revoked.
 * @param id only rows of this credential or connection, or of this company.
 */
export async function readCell(database: CrossCompanyDatabase, id?: Id): Promise<CellRows> {
  const keys = await database.outside<{ id: string; company: string }>(sql`
    select id, company_id as company from credentials ${only(id)}
    union all select id, company_id from payment_processors ${only(id)}`);
  const companies =
    id === undefined ? empty : sql`where id = any(${[id, ...keys.map(({ company }) => company)]}::char(24)[])`;
  const places = await database.outside<{ id: string; place: Place }>(
    (await knowsMoves(database))
      ? sql`select id, coalesce(p.state, 'here') as place from companies c
          full join (select company_id as id, state from company_places) p using (id) ${companies}`
      : sql`select id, 'here' as place from companies ${companies}`,
  );
  return {
    keys: new Map(keys.map((row) => [row.id, row.company])),
    places: new Map(places.map((row) => [row.id, row.place])),
  };
}

const only = (id: Id | undefined): Sql => (id === undefined ? empty : sql`where id = ${id} or company_id = ${id}`);

/** False for a cell of a release that cannot move companies. */
async function knowsMoves(database: CrossCompanyDatabase): Promise<boolean> {
  const [row] = await database.outside<{ known: boolean }>(
    sql`select to_regclass('company_places') is not null as known`,
  );
  return row!.known;
}

/** Replaces the rows of one credential, connection or company. */
export function replaceRows(rows: CellRows, id: Id, { keys, places }: CellRows): void {
  for (const [key, company] of rows.keys) if (key === id || company === id) rows.keys.delete(key);
  rows.places.delete(id);
  for (const [key, company] of keys) rows.keys.set(key, company);
  for (const [company, place] of places) rows.places.set(company, place);
}
