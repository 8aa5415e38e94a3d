import type { Id } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';

/** State of a company in a cell; `here` for one that was never moved. */
export type Place = 'here' | 'leaving' | 'frozen' | 'arriving' | 'gone';

/** State of each company in a cell, which decides where its requests go. */
export type Places = Map<string, Place>;

/** Reads the companies of a cell. @param id only this company. */
export async function readCell(database: CrossCompanyDatabase, id?: Id): Promise<Places> {
  const companies = id === undefined ? empty : sql`where id = ${id}`;
  const places = await database.query<{ id: string; place: Place }>(
    (await knowsMoves(database))
      ? sql`select id, coalesce(p.state, 'here') as place from companies c
          full join (select company_id as id, state from company_places) p using (id) ${companies}`
      : sql`select id, 'here' as place from companies ${companies}`,
    'outside',
  );
  return new Map(places.map((row) => [row.id, row.place]));
}

/** False for a cell of a release that cannot move companies. */
async function knowsMoves(database: CrossCompanyDatabase): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }>(
    sql`select to_regclass('company_places') is not null as known`,
    'outside',
  );
  return row!.known;
}
