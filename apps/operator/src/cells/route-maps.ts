import type { CellRows, Place } from './cell-rows.js';

/** Maps of the router, by their file names. */
export interface RouteMaps {
  /** Company of each credential and processor connection. */
  readonly keys: ReadonlyMap<string, string>;
  /** Cell of each company; with the prefix `hold:`, its writes wait until it has moved. */
  readonly cells: ReadonlyMap<string, string>;
}

/** States of a company that is in several cells, the one that decides first. */
const ranks: readonly Place[] = ['here', 'leaving', 'frozen', 'arriving', 'gone'];
/** States in which a company accepts writes. */
const writable: readonly Place[] = ['here', 'leaving'];

/**
 * Combines the rows of all cells. A company that is in no cell for the moment is held rather than unknown, because an
 * unknown company gets 401.
 */
export function routeMaps(cells: ReadonlyMap<string, CellRows>): RouteMaps {
  const keys = new Map<string, string>();
  const found = new Map<string, { cell: string; place: Place }>();
  for (const [cell, rows] of cells) {
    for (const [key, company] of rows.keys) keys.set(key, company);
    for (const [company, place] of rows.places) {
      const other = found.get(company);
      if (!other || ranks.indexOf(place) < ranks.indexOf(other.place)) found.set(company, { cell, place });
    }
  }
  const named = [...found].map(([company, { cell, place }]) => {
    return [company, writable.includes(place) ? cell : `hold:${cell}`] as const;
  });
  return { keys, cells: new Map(named) };
}

/** Returns companies that accept writes in more than one cell, which an operator has to resolve. */
export function doubledCompanies(cells: ReadonlyMap<string, CellRows>): readonly string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const { places } of cells.values())
    for (const [company, place] of places) {
      if (!writable.includes(place)) continue;
      if (seen.has(company)) doubled.add(company);
      seen.add(company);
    }
  return [...doubled];
}
