/** The keys that lead to a value inside another. */
export type Place = readonly (string | number)[];

/** Every place inside a value, parents before their children; `isLeaf` says what is not looked into. */
export function placesIn(value: unknown, isLeaf: (value: unknown) => boolean = () => false): Place[] {
  if (typeof value !== 'object' || value === null || isLeaf(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [[step], ...placesIn(inside, isLeaf).map((place) => [step, ...place])];
  });
}

/** What is at a place; undefined where there is none. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);

/** The value with another one at a place; `__proto__` is a key like others. */
export function changed(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  const entries = Object.entries(value ?? {});
  const at = entries.findIndex(([name]) => name === String(key));
  const inside = changed(entries[at]?.[1], rest, to);
  const next = at < 0 ? [...entries, [String(key), inside]] : entries.with(at, [String(key), inside]);
  return Array.isArray(value) ? next.map(([, one]) => one as unknown) : fromPairs(next as [string, unknown][]);
}

/** The value without what is at a place. */
export function removed(value: unknown, [key, ...rest]: Place): unknown {
  const entries = Object.entries(value ?? {});
  const left =
    rest.length > 0
      ? entries.map(
          ([name, inside]) => [name, name === String(key) ? removed(inside, rest) : inside] as [string, unknown],
        )
      : entries.filter(([name]) => name !== String(key));
  return Array.isArray(value) ? left.map(([, one]) => one as unknown) : fromPairs(left);
}

/** `Object.fromEntries` defines keys, so that `__proto__` does not set a prototype. */
const fromPairs = (pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(pairs);
