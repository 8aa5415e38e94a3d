import type { Place, Places } from './cell-rows.js';

/** Cell of each company; with the prefix `hold:`, its writes wait until it has moved. */
export type RouteMap = ReadonlyMap<string, string>;

/** States of a company that is in several cells, the one that decides first. */
const ranks: readonly Place[] = ['here', 'leaving', 'frozen', 'arriving', 'gone'];
/** States in which a company accepts writes. */
const writable: readonly Place[] = ['here', 'leaving'];

/**
 * Combines the companies of all cells. A company that is in no cell for the moment is held rather than unknown, because
 * an unknown company gets 401.
 */
export function routeMap(cells: ReadonlyMap<string, Places>): RouteMap {
  const found = new Map<string, { cell: string; place: Place }>();
  for (const [cell, places] of cells) {
    for (const [company, place] of places) {
      const other = found.get(company);
      if (!other || ranks.indexOf(place) < ranks.indexOf(other.place)) found.set(company, { cell, place });
    }
  }
  return new Map(
    [...found].map(([company, { cell, place }]) => [company, `${writable.includes(place) ? '' : 'hold:'}${cell}`]),
  );
}

/** Returns companies that accept writes in more than one cell, which an operator has to resolve. */
export function doubledCompanies(cells: ReadonlyMap<string, Places>): readonly string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const places of cells.values())
    for (const [company, place] of places) {
      if (!writable.includes(place)) continue;
      if (seen.has(company)) doubled.add(company);
      seen.add(company);
    }
  return [...doubled];
}
