/** A transition table: the table of its rows, its statuses, its moves, and the statuses that have each meaning. */
export interface StatusTable {
  readonly table: string;
  readonly statuses: readonly string[];
  readonly initial: readonly string[];
  readonly otherMoves: readonly (readonly [from: string, to: string, how: string])[];
  readonly from: (from: string) => readonly string[];
  readonly meanings: ReadonlyMap<string, readonly string[]>;
}

/** A condition of SQL on a status: one that is listed, or one that is not. */
export interface StatusCondition {
  readonly isListed: boolean;
  readonly names: readonly string[];
}

/** `status = 'A'`, `status in ('A', 'B')`, and what PostgreSQL makes of them: `status <> ALL (ARRAY['A'::text])`. */
export const onStatus =
  /\bstatus\)?\s*(?<operator>=|<>|not in|in)\s*(?:any|all)?\s*(?<names>'[^']*'|\(+(?:array\s*\[)?[^)\]]*)/gi;

/** Every condition on a status in a text of SQL. */
export function conditionsOf(text: string): StatusCondition[] {
  return [...text.matchAll(onStatus)].flatMap(({ groups }) => {
    const names = [...(groups?.['names'] ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '');
    return names.length > 0 ? [{ isListed: /^(=|in)$/i.test(groups?.['operator'] ?? ''), names }] : [];
  });
}

/** The meanings of a table whose statuses, or all others, are just those that a condition lets through. */
export function meaningsHeld({ statuses, meanings }: StatusTable, { isListed, names }: StatusCondition): string[] {
  if (names.some((name) => !statuses.includes(name))) return [];
  const listed = (all: readonly string[]): string => statuses.filter((status) => all.includes(status)).join();
  const passed = statuses.filter((status) => names.includes(status) === isListed);
  const others = statuses.filter((status) => !passed.includes(status));
  return [...meanings].flatMap(([meaning, which]) =>
    [listed(passed), listed(others)].includes(listed(which)) ? [meaning] : [],
  );
}
