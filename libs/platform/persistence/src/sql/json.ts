import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Wire names are written in the code, never by a caller; this keeps it so. */
const wireName = /^[A-Za-z][A-Za-z0-9]*$/;

/** A JSON object of PostgreSQL whose unset members are absent (W1). Members are wire names and their expressions. */
export function jsonObject(members: Readonly<Record<string, Sql>>): Sql {
  const pairs = Object.entries(members).map(([name, value]) => {
    if (!wireName.test(name)) throw new Error(`not a wire name: ${name}`);
    return sql`${raw(`'${name}'`)}, ${value}`;
  });
  return sql`json_strip_nulls(json_build_object(${join(pairs, ', ')}))`;
}

/** The same, or nothing when `condition` does not hold. */
export function jsonObjectWhen(condition: Sql, members: Readonly<Record<string, Sql>>): Sql {
  return sql`case when ${condition} then ${jsonObject(members)} end`;
}

/**
 * An item as JSON text: fixed members, then free JSON exactly as it was stored, nulls inside it included (W1).
 * `members` needs one that is always set, such as the id.
 */
export function jsonItem(members: Readonly<Record<string, Sql>>, free: Readonly<Record<string, Sql>> = {}): Sql {
  const spliced = Object.entries(free).map(([name, value]) => {
    if (!wireName.test(name)) throw new Error(`not a wire name: ${name}`);
    return sql` || coalesce(${raw(`',"${name}":'`)} || ${value}::text, '')`;
  });
  return sql`left(${jsonObject(members)}::text, -1)${join(spliced.length > 0 ? spliced : [raw('')], '')} || '}'`;
}

/** A time as it goes over the wire: UTC with milliseconds and `Z` (W6). */
export function instant(value: Sql): Sql {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A decimal as it goes over the wire: a JSON number without the zeros that its column adds (W2). */
export function decimal(value: Sql): Sql {
  return sql`trim_scale(${value})`;
}
