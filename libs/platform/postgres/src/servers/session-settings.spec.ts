import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, setOddSettings, type TestDatabase } from '@partner/testing';
import type pg from 'pg';
import { Database } from '../database.js';
import { pinnedValues } from './session-settings.js';

/** Settings of a login that change no result: costs, logs, storage, and formats that no statement uses. */
const inherited = [
  /^(lc_|jit|debug_|trace_|tcp_keepalives_)/,
  /^(default_table_access_method|default_tablespace|default_toast_compression|temp_tablespaces)$/,
  /^(check_function_bodies|client_min_messages|createrole_self_grant|default_text_search_config|icu_validation_level)$/,
  /^(timezone_abbreviations|xmlbinary|xmloption|backslash_quote|escape_string_warning|synchronize_seqscans)$/,
  /^(client_connection_check_interval|tcp_user_timeout|local_preload_libraries|gin_pending_list_limit)$/,
  // A category of their own from PostgreSQL 18 on.
  /^vacuum_/,
  // Defaults of each transaction follow `default_transaction_`.
  /^transaction_(deferrable|isolation|read_only)$/,
  // An operator may trade durability for time, and a read-only database stays so.
  /^(synchronous_commit|commit_siblings|wal_skip_threshold|wal_sender_timeout|default_transaction_read_only)$/,
  /^(password_encryption|scram_iterations|md5_password_warnings|force_parallel_mode|application_name)$/,
];

const costs = 'Query Tuning|Resource Usage|Reporting and Logging|Statistics|Vacuum|Autovacuum';

describe('a connection to a database with other settings', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let odd: Record<string, string>;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    odd = await setOddSettings(testDatabase.url);
    database = new Database({ url: testDatabase.serverUrl, maxConnections: 1, role: 'partner_server' });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const valuesOf = async (client: pg.ClientBase): Promise<Record<string, string>> => {
    const { rows } = await client.query<{ name: string; value: string }>(
      `select name, case when vartype = 'integer' then setting || coalesce(unit, '') else setting end as value
        from pg_settings where name = any($1)`,
      [[...Object.keys(odd), 'default_transaction_read_only']],
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  const limited = { statement_timeout: '60000ms', idle_in_transaction_session_timeout: '60000ms' };
  const expected = (): Record<string, string> => {
    const known = Object.entries(pinnedValues).filter(([name]) => name in odd);
    const withUnit = ([name, value]: [string, string]): [string, string] => [
      name,
      name.endsWith('_timeout') ? `${value}ms` : value,
    ];
    return { ...Object.fromEntries(known.map(withUnit)), ...limited, default_transaction_read_only: 'off' };
  };

  it('has the settings that the product relies on, from the pool or by itself (A13)', async () => {
    const pooled = await database.pool.connect();
    const dedicated = await database.dedicated();
    try {
      expect(await valuesOf(pooled)).toEqual(expected());
      expect(await valuesOf(dedicated)).toEqual(expected());
    } finally {
      pooled.release();
      await dedicated.end();
    }
  });

  it('has a pinned value for every setting of a login that changes results (A13)', async () => {
    const client = await database.pool.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select name from pg_settings where context = 'user' and category !~ $1`,
        [costs],
      );
      const open = rows.filter(({ name }) => !(name in pinnedValues) && !inherited.some((one) => one.test(name)));
      expect(open).toEqual([]);
      expect(rows.filter(({ name }) => name in pinnedValues && !(name in odd))).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('has no role that it was not given (A7)', async () => {
    const own = new Database({ url: testDatabase.serverUrl, maxConnections: 1 });
    const client = await own.dedicated();
    try {
      const { rows } = await client.query('select current_user as role, session_user as login');
      expect(rows).toEqual([{ role: 'partner_login', login: 'partner_login' }]);
    } finally {
      await client.end();
      await own.close();
    }
  });
});
