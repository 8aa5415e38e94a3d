import { onServer } from './on-server.js';

/** Settings that the product pins; a test of its connections compares them. */
const pinned = [
  ...['DateStyle', 'IntervalStyle', 'TimeZone', 'array_nulls', 'bytea_output', 'client_encoding', 'exit_on_error'],
  ...['default_transaction_deferrable', 'default_transaction_isolation', 'extra_float_digits', 'lock_timeout'],
  ...['gin_fuzzy_search_limit', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'row_security'],
  ...['quote_all_identifiers', 'restrict_nonsystem_relation_kind', 'search_path', 'standard_conforming_strings'],
  ...['statement_timeout', 'transaction_timeout', 'transform_null_equals'],
];

const oddTexts: Readonly<Record<string, string>> = {
  DateStyle: 'SQL, DMY',
  TimeZone: 'Asia/Kolkata',
  client_encoding: 'LATIN1',
  default_transaction_isolation: 'serializable',
  restrict_nonsystem_relation_kind: 'view',
  search_path: 'pg_temp',
};

interface Setting {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly values: readonly string[] | null;
  readonly maximum: string | null;
}

/** Returns another value of a setting. Time limits get the longest, so that no test depends on one. */
const odd = ({ name, type, value, values, maximum }: Setting): string => {
  if (type === 'bool') return value === 'on' ? 'off' : 'on';
  if (type === 'integer') return name === 'extra_float_digits' ? '-15' : maximum!;
  return oddTexts[name] ?? values!.find((one) => one !== value)!;
};

/**
 * Sets every setting that the product pins to another value in a database, and makes its logins read-only and the one
 * of servers another role by default (A13).
 * @param url as a superuser.
 * @returns the settings, each with its value.
 */
export const setOddSettings = (url: string): Promise<Record<string, string>> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<Setting>(
      `select name, vartype as type, reset_val as value, enumvals as values, max_val as maximum
        from pg_settings where name = any($1)`,
      [pinned],
    );
    const database = client.escapeIdentifier(client.database!);
    const values = Object.fromEntries(rows.map((setting) => [setting.name, odd(setting)]));
    const set = Object.entries(values).map(
      ([name, value]) => `alter database ${database} set ${name} = ${client.escapeLiteral(value)}`,
    );
    const logins = ['partner_owner', 'partner_login'].map(
      (login) => `alter role ${login} in database ${database} set default_transaction_read_only = on`,
    );
    const role = `alter role partner_login in database ${database} set role = partner_cross_company`;
    await client.query([...set, ...logins, role].join('; '));
    return values;
  });
