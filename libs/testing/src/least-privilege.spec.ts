import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from './fresh-database.js';
import { onServer } from './on-server.js';

describe('the logins of process tests (A11)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const row = async (url: string, text: string): Promise<unknown> =>
    onServer(url, async (client) => (await client.query<object>(text)).rows[0]);
  const rights = `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as more, rolinherit as inherits,
    (select count(*)::int from pg_class where relowner = pg_roles.oid and relkind = 'r') > 0 as owns,
    (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as tls
    from pg_roles where rolname = session_user`;

  it('are an owner of all tables without further privileges, and a login that owns and inherits nothing', async () => {
    expect(await row(database.ownerUrl, rights)).toEqual({ more: false, inherits: true, owns: true, tls: true });
    expect(await row(database.serverUrl, rights)).toEqual({ more: false, inherits: false, owns: false, tls: true });
    const others = `select count(*)::int as n from pg_tables
      where schemaname = 'public' and tableowner <> 'partner_owner'`;
    expect(await row(database.url, others)).toEqual({ n: 0 });
  });

  it.each(['ownerUrl', 'serverUrl'] as const)('are rejected without TLS: %s', async (name) => {
    const plain = new URL(database[name]);
    plain.search = '';
    await expect(row(plain.href, 'select 1')).rejects.toThrow('pg_hba.conf rejects connection');
  });

  it('connect to no server with a certificate of another authority', async () => {
    const stranger = new URL(database.serverUrl);
    stranger.searchParams.delete('sslrootcert');
    await expect(row(stranger.href, 'select 1')).rejects.toThrow('unable to verify the first certificate');
  });
});
