/** A transition table with its database table, statuses, moves, and the statuses of each meaning. */
export interface StatusTable {
  readonly table: string;
  readonly statuses: readonly string[];
  readonly initial: readonly string[];
  readonly otherMoves: readonly (readonly [from: string, to: string, how: string])[];
  readonly from: (from: string) => readonly string[];
  readonly meanings: ReadonlyMap<string, readonly string[]>;
}

/** An SQL condition on a status, as a list of names; `isListed` is false if the status must not be in the list. */
export interface StatusCondition {
  readonly isListed: boolean;
  readonly names: readonly string[];
}

/** Matches `status = 'A'`, `status in ('A', 'B')`, and PostgreSQL's form `status <> ALL (ARRAY['A'::text])`. */
export const onStatus =
  /\bstatus\)?\s*(?<operator>=|<>|not in|in)\s*(?:any|all)?\s*(?<names>'[^']*'|\(+(?:array\s*\[)?[^)\]]*)/gi;

/** Returns every condition on a status in a text of SQL. */
export function conditionsOf(text: string): StatusCondition[] {
  return [...text.matchAll(onStatus)].flatMap(({ groups }) => {
    const names = [...(groups?.['names'] ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '');
    return names.length > 0 ? [{ isListed: /^(=|in)$/i.test(groups?.['operator'] ?? ''), names }] : [];
  });
}

/** Returns the meanings of a table whose statuses, or their complement, are exactly a condition's. */
export function matchingMeanings({ statuses, meanings }: StatusTable, { isListed, names }: StatusCondition): string[] {
  if (names.some((name) => !statuses.includes(name))) return [];
  const listed = (all: readonly string[]): string => statuses.filter((status) => all.includes(status)).join();
  const passed = statuses.filter((status) => names.includes(status) === isListed);
  const others = statuses.filter((status) => !passed.includes(status));
  return [...meanings].flatMap(([meaning, which]) =>
    [listed(passed), listed(others)].includes(listed(which)) ? [meaning] : [],
  );
}
