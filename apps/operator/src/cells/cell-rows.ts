import { causeText, type Id, unavailable } from '@partner/kernel';
import sql, { empty } from 'sql-template-tag';
import type { OpenCell } from '../move/cells.js';

/** State of a company in a cell; `here` for one that was never moved. */
export type Place = 'here' | 'leaving' | 'frozen' | 'arriving' | 'gone';

/** State of each company in a cell, which decides where its requests go. */
export type Places = Map<string, Place>;

/** Reads the companies of all cells by name. @throws DomainError `unavailable` naming a cell that cannot be read. */
export async function readCells(cells: readonly OpenCell[]): Promise<Map<string, Places>> {
  const found = new Map<string, Places>();
  for (const cell of cells) {
    const places = await readCell(cell).catch((error: unknown) => {
      throw unavailable('database_unavailable', `cell ${cell.name}: ${causeText(error)}`);
    });
    found.set(cell.name, places);
  }
  return found;
}

/** Reads the companies of a cell; none of a copy of another cell. @param id only this company. */
export async function readCell(cell: OpenCell, id?: Id): Promise<Places> {
  const companies = id === undefined ? empty : sql`where id = ${id}`;
  const canMove = await knowsMoves(cell);
  if (canMove && (await cell.isCopy())) return new Map();
  const places = await cell.query<{ id: string; place: Place }>(
    canMove
      ? sql`select id, coalesce(p.state, 'here') as place from companies c
          full join (select company_id as id, state from company_places) p using (id) ${companies}`
      : sql`select id, 'here' as place from companies ${companies}`,
  );
  return new Map(places.map((row) => [row.id, row.place]));
}

/** False for a cell of a release that cannot move companies. */
async function knowsMoves(cell: OpenCell): Promise<boolean> {
  const [row] = await cell.query<{ known: boolean }>(sql`select to_regclass('company_places') is not null as known`);
  return row!.known;
}
