import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Valid wire names. They are written in the code, never by a caller; the check enforces it. */
const wireName = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Members of a JSON object by wire name: expressions of any type, which PostgreSQL converts to JSON, or JSON text. Null
 * values are omitted (W1).
 */
export type JsonMembers = Readonly<Record<string, Sql | Json>>;

/** Expression whose value is JSON text; null if there is no value. */
export class Json {
  constructor(readonly sql: Sql) {}

  /**
   * Builds an object, without null members (W1). Free-form JSON is included exactly as stored, with its nulls. The text
   * is concatenated because `json_build_object` with stripped nulls parses every object again at each nesting level,
   * which took five times as long. `concat` skips absent members; it takes at most 100.
   */
  static object(members: JsonMembers): Json {
    const parts = Object.entries(members).map(([name, value]) => {
      if (!wireName.test(name)) throw new Error(`not a wire name: ${name}`);
      return sql`${raw(`',"${name}":'`)} || ${value instanceof Json ? value.sql : sql`to_json(${value})::text`}`;
    });
    return new Json(sql`'{' || right(concat(${join(parts, ', ')}), -1) || '}'`);
  }

  /** Builds the object of an item. */
  static item(members: JsonMembers): Sql {
    return sql`(${Json.object(members).sql})`;
  }

  static when(condition: Sql, text: Json): Json {
    return new Json(sql`case when ${condition} then ${text.sql} end`);
  }

  /** Builds a JSON string without escaping, for ids and constants of the code. */
  static unescaped(value: Sql): Json {
    return new Json(sql`'"' || ${value} || '"'`);
  }

  static stored(value: Sql): Json {
    return new Json(sql`(${value})::text`);
  }

  /**
   * Builds a time in wire format: UTC with milliseconds and `Z` (W6). Takes half as long as `to_char`: PostgreSQL's own
   * JSON format drops trailing zeros, so a tenth of a millisecond is added and then cut off.
   */
  static instant(value: Sql): Json {
    return new Json(
      sql`left(to_json((${value}::timestamptz(3) at time zone 'UTC') + interval '100 microseconds')::text, 24) || 'Z"'`,
    );
  }

  /** Builds a decimal in wire format: a JSON number without the trailing zeros of its column (W2). */
  static decimal(value: Sql): Json {
    return new Json(sql`trim_scale(${value})::text`);
  }

  /**
   * Selects an instant in PostgreSQL's default text format, for many rows in one text; read it with
   * {@link Json.instantOf}.
   */
  static instantText(at: Sql): Sql {
    return sql`${at} at time zone 'UTC'`;
  }

  /** Converts {@link Json.instantText} to wire format, with milliseconds (W6): PostgreSQL drops trailing zeros. */
  static instantOf(text: string): string {
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}Z`;
  }
}
