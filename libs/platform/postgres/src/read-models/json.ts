import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Valid wire names. They are written in the code, never by a caller; the check enforces it. */
const wireName = /^[A-Za-z][A-Za-z0-9]*$/;

/** Expression whose value is JSON text; null if there is no value. */
export class Text {
  constructor(readonly sql: Sql) {}
}

/**
 * Members of a JSON object by wire name: expressions of any type, which PostgreSQL converts to JSON, or JSON text. Null
 * values are omitted (W1).
 */
export type Members = Readonly<Record<string, Sql | Text>>;

/**
 * Builds an object as JSON text, without null members (W1). Free-form JSON is included exactly as stored, with its
 * nulls. The text is concatenated because `json_build_object` with stripped nulls parses every object again at each
 * nesting level, which took five times as long. `concat` skips absent members; it takes at most 100.
 */
export function object(members: Members): Text {
  const parts = Object.entries(members).map(([name, value]) => {
    if (!wireName.test(name)) throw new Error(`not a wire name: ${name}`);
    return sql`${raw(`',"${name}":'`)} || ${value instanceof Text ? value.sql : sql`to_json(${value})::text`}`;
  });
  return new Text(sql`'{' || right(concat(${join(parts, ', ')}), -1) || '}'`);
}

/** Returns the JSON text if `condition` holds, else null. */
export function when(condition: Sql, text: Text): Text {
  return new Text(sql`case when ${condition} then ${text.sql} end`);
}

/** Builds an item's JSON text as an SQL expression. */
export function item(members: Members): Sql {
  return sql`(${object(members).sql})`;
}

/** Builds a JSON string without escaping, for ids and constants of the code. */
export function unescaped(value: Sql): Text {
  return new Text(sql`'"' || ${value} || '"'`);
}

/** Returns JSON exactly as stored. */
export function stored(value: Sql): Text {
  return new Text(sql`(${value})::text`);
}

/**
 * Builds a time in wire format: UTC with milliseconds and `Z` (W6). Takes half as long as `to_char`: PostgreSQL's own
 * JSON format drops trailing zeros, so a tenth of a millisecond is added and then cut off.
 */
export function instant(value: Sql): Text {
  return new Text(
    sql`left(to_json((${value}::timestamptz(3) at time zone 'UTC') + interval '100 microseconds')::text, 24) || 'Z"'`,
  );
}

/** Builds a decimal in wire format: a JSON number without the trailing zeros of its column (W2). */
export function decimal(value: Sql): Text {
  return new Text(sql`trim_scale(${value})::text`);
}

/**
 * Selects an instant in PostgreSQL's default text format, for many rows in one text; read it with {@link instantOf}.
 */
export const instantText = (at: Sql): Sql => sql`${at} at time zone 'UTC'`;

/** Converts the text of {@link instantText} to wire format, with milliseconds (W6): PostgreSQL drops trailing zeros. */
export const instantOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}Z`;
