import { type Json, memberOf, dereference } from '../document/openapi/json.js';

/** Compares a schema of `before` with its successor in `after`, at `where`. */
type Comparison = (where: string, before: Json, was: Json, after: Json, now: Json) => string[];

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Reports request values that were accepted before and no longer are (§9.3). */
export const narrowedRequest: Comparison = walker((where, was, now) => [
  ...removedTypes(was, now).map((type) => `${where}: no longer accepts ${type}`),
  ...narrowedEnum(where, was, now),
  ...bounds(lowerBounds, was, now, (old, current) => current > old).map((name) => `${where}: ${name} tightened`),
  ...bounds(upperBounds, was, now, (old, current) => current < old).map((name) => `${where}: ${name} tightened`),
  ...['pattern', 'format']
    .filter((name) => now[name] !== undefined && now[name] !== was[name])
    .map((name) => `${where}: ${name} changed`),
  ...closed(where, was, now),
  ...removedFields(where, was, now),
  ...missing(textsOf(now['required']), textsOf(was['required'])).map((name) => `${where}.${name}: now required`),
]);

/** Reports response guarantees that no longer hold. New fields and enum values are allowed (§9.2). */
export const narrowedResponse: Comparison = walker((where, was, now) => [
  ...removedTypes(now, was).map((type) => `${where}: may now be ${type}`),
  ...(was['format'] !== undefined && was['format'] !== now['format'] ? [`${where}: format changed`] : []),
  ...removedFields(where, was, now),
  ...missing(textsOf(was['required']), textsOf(now['required']))
    .filter((name) => name in memberOf(now, 'properties'))
    .map((name) => `${where}.${name}: may now be absent`),
]);

/** Applies `compare` to a schema and all nested schemas. A recursive schema is visited once. */
function walker(compare: (where: string, was: Json, now: Json) => string[]): Comparison {
  const walk = (
    where: string,
    before: Json,
    old: Json,
    after: Json,
    current: Json,
    seen: ReadonlySet<Json>,
  ): string[] => {
    const was = flatten(before, old);
    const now = flatten(after, current);
    const target = dereference(before, old);
    if (seen.has(target)) return [];
    const inside = (name: string, one: Json, other: Json): string[] =>
      walk(where + name, before, one, after, other, new Set([...seen, target]));
    const properties = Object.entries(memberOf(was, 'properties')).flatMap(([name, schema]) => {
      const other = memberOf(now, 'properties')[name];
      return other ? inside(`.${name}`, schema, other) : [];
    });
    const parts = (['items', 'additionalProperties'] as const).flatMap((name) =>
      bothObjects(was[name], now[name])
        ? inside(name === 'items' ? '[]' : '.*', was[name] as Json, now[name] as Json)
        : [],
    );
    return [...compare(where, was, now), ...properties, ...parts];
  };
  return (where, before, was, after, now) => walk(where, before, was, after, now, new Set());
}

const bothObjects = (one: unknown, other: unknown): boolean => typeof one === 'object' && typeof other === 'object';

/** Merges a schema with its reference, `allOf` and `anyOf` parts, which the generator writes around references. */
function flatten(root: Json, schema: Json): Json {
  const { allOf, anyOf, ...own } = dereference(root, schema);
  const parts = [...((allOf ?? []) as Json[]), ...((anyOf ?? []) as Json[])].map((part) => flatten(root, part));
  const types = new Set([...typesOf(own), ...parts.flatMap(typesOf)]);
  return Object.assign({}, ...parts, own, types.size > 0 ? { type: [...types] } : {}) as Json;
}

/** Types that a schema accepts; `number` includes integers. Empty means any type. */
function typesOf(schema: Json): string[] {
  const types = [schema['type'] ?? []].flat().map(String);
  return types.includes('number') ? [...types, 'integer'] : types;
}

/** Returns the types that `wide` has and `narrow` lacks. */
function removedTypes(wide: Json, narrow: Json): string[] {
  const [all, some] = [typesOf(wide), typesOf(narrow)];
  if (some.length === 0) return [];
  return all.length === 0 ? ['any type'] : missing(all, some);
}

/** Returns the members of `all` that `some` lacks. */
const missing = (all: readonly string[], some: readonly string[]): string[] => all.filter((one) => !some.includes(one));

function narrowedEnum(where: string, was: Json, now: Json): string[] {
  if (!Array.isArray(now['enum'])) return [];
  if (!Array.isArray(was['enum'])) return [`${where}: limited to some values`];
  return missing(textsOf(was['enum']), textsOf(now['enum'])).map((value) => `${where}: no longer accepts ${value}`);
}

function bounds(
  names: readonly string[],
  was: Json,
  now: Json,
  tighter: (old: number, current: number) => boolean,
): string[] {
  return names.filter((name) => {
    const [old, current] = [was[name], now[name]];
    return typeof current === 'number' && (typeof old !== 'number' || tighter(old, current));
  });
}

/** Reports a map that no longer accepts keys. A body without a declaration was always closed (W5). */
const closed = (where: string, was: Json, now: Json): string[] =>
  was['additionalProperties'] && now['additionalProperties'] === false
    ? [`${where}: no longer accepts other fields`]
    : [];

const removedFields = (where: string, was: Json, now: Json): string[] =>
  missing(Object.keys(memberOf(was, 'properties')), Object.keys(memberOf(now, 'properties'))).map(
    (name) => `${where}.${name}: removed`,
  );

/** Returns a list of texts, or an empty one. */
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
