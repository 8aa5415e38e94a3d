/** Keys that lead to a nested value. */
export type Place = readonly (string | number)[];

/** Returns every place inside a value, parents before children. Values with `isLeaf` are not searched. */
export function placesIn(value: unknown, isLeaf: (value: unknown) => boolean = () => false): Place[] {
  if (typeof value !== 'object' || value === null || isLeaf(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [[step], ...placesIn(inside, isLeaf).map((place) => [step, ...place])];
  });
}

/** Returns the value at a place; undefined if it does not exist. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);

/** Returns a copy with another value at a place; `__proto__` is an ordinary key. */
export function withValueAt(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  const entries = Object.entries(value ?? {});
  const at = entries.findIndex(([name]) => name === String(key));
  const inside = withValueAt(entries[at]?.[1], rest, to);
  const next = at < 0 ? [...entries, [String(key), inside]] : entries.with(at, [String(key), inside]);
  return Array.isArray(value) ? next.map(([, one]) => one as unknown) : fromPairs(next as [string, unknown][]);
}

/** Returns a copy without the value at a place. */
export function withoutValueAt(value: unknown, [key, ...rest]: Place): unknown {
  const entries = Object.entries(value ?? {});
  const left =
    rest.length > 0
      ? entries.map(
          ([name, inside]) => [name, name === String(key) ? withoutValueAt(inside, rest) : inside] as [string, unknown],
        )
      : entries.filter(([name]) => name !== String(key));
  return Array.isArray(value) ? left.map(([, one]) => one as unknown) : fromPairs(left);
}

/** Uses `Object.fromEntries`, which defines keys, so that `__proto__` does not set the prototype. */
const fromPairs = (pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(pairs);
