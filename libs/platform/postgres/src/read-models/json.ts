import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Wire names are written in the code, never by a caller; this keeps it so. */
const wireName = /^[A-Za-z][A-Za-z0-9]*$/;

/** An expression that is JSON text already; null where there is nothing to show. */
export class Text {
  constructor(readonly sql: Sql) {}
}

/**
 * Wire names and their expressions: of any type, which PostgreSQL makes JSON, or JSON text. What is null is absent
 * (W1).
 */
export type Members = Readonly<Record<string, Sql | Text>>;

/**
 * An object as JSON text whose unset members are absent (W1); free JSON is shown exactly as it was stored, nulls inside
 * it included. Texts are put together rather than built by `json_build_object` and stripped of nulls, which parses
 * every object again for each level it is in: that took five times as long.
 */
export function object(members: Members): Text {
  const parts = Object.entries(members).map(([name, value]) => {
    if (!wireName.test(name)) throw new Error(`not a wire name: ${name}`);
    return sql`coalesce(${raw(`',"${name}":'`)} ||
      ${value instanceof Text ? value.sql : sql`to_json(${value})::text`}, '')`;
  });
  return new Text(sql`'{' || right(${join(parts, ' || ')}, -1) || '}'`);
}

/** JSON text, or nothing when `condition` does not hold. */
export function when(condition: Sql, text: Text): Text {
  return new Text(sql`case when ${condition} then ${text.sql} end`);
}

/** An item's JSON text, for a statement. */
export function item(members: Members): Sql {
  return sql`(${object(members).sql})`;
}

/** An id, or a word of the code's own: nothing in it has to be escaped. */
export function unescaped(value: Sql): Text {
  return new Text(sql`'"' || ${value} || '"'`);
}

/** JSON exactly as it is stored. */
export function stored(value: Sql): Text {
  return new Text(sql`(${value})::text`);
}

/**
 * A time as it goes over the wire: UTC with milliseconds and `Z` (W6). Half as long as `to_char` takes: PostgreSQL's
 * own JSON form leaves out zeros at the end, so a tenth of a millisecond is added, behind which everything is cut off.
 */
export function instant(value: Sql): Text {
  return new Text(
    sql`left(to_json((${value}::timestamptz(3) at time zone 'UTC') + interval '100 microseconds')::text, 24) || 'Z"'`,
  );
}

/** A decimal as it goes over the wire: a JSON number without the zeros that its column adds (W2). */
export function decimal(value: Sql): Text {
  return new Text(sql`trim_scale(${value})::text`);
}

/** An instant as PostgreSQL writes it by itself, where many rows travel as one text: for {@link instantOf}. */
export const instantText = (at: Sql): Sql => sql`${at} at time zone 'UTC'`;

/** The same as it goes over the wire, with milliseconds (W6): PostgreSQL leaves out zeros at the end. */
export const instantOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}Z`;
