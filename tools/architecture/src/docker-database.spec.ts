import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import { CrossCompanyDatabase } from '@partner/postgres';
import { migrateQueues, requireQueues } from '@partner/queue';
import { discoverContexts, migrate } from '@partner/schema';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { root } from './workspace.js';

const read = (name: string): string => readFileSync(join(root, 'docker', 'postgres', name), 'utf8');
const passwords = { owner_password: "the owner's", login_password: "the servers'" };

describe('the PostgreSQL of compose.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partner-compose-'));
  let superuser: pg.Client;
  let addressOf: (login: keyof typeof logins) => string;
  const logins = { partner_owner: passwords.owner_password, partner_login: passwords.login_password };

  beforeAll(async () => {
    chmodSync(folder, 0o711);
    for (const name of ['tls', 'ca']) mkdirSync(join(folder, name));
    // Replaces the containers' folders by this test's, and removes the user that only containers have.
    const script = read('certificates.sh')
      .replaceAll(/ \/(tls|ca)\//g, ` ${folder}/$1/`)
      .replaceAll('-o postgres -g postgres ', '');
    execFileSync('sh', ['-c', script], { stdio: 'pipe' });
    const { url } = await openEmbedded(folder, { durable: false, maxConnections: 30 });
    superuser = new pg.Client(url);
    await superuser.connect();
    const { rows } = await superuser.query<{ cluster: string }>(`select current_setting('data_directory') as cluster`);
    for (const name of ['server.crt', 'server.key']) offer(join(folder, 'tls', name), rows[0]!.cluster, name);
    await superuser.query('alter system set ssl = on');
    await superuser.query('select pg_reload_conf()');
    // Substitutes variables as psql does.
    const text = read('logins.sql')
      .replaceAll(/:'(\w+)'/g, (_all, name: keyof typeof passwords) => pg.escapeLiteral(passwords[name]))
      .replaceAll(':"DBNAME"', pg.escapeIdentifier(new URL(url).pathname.slice(1)));
    await superuser.query(text);
    addressOf = (login) => {
      const address = Object.assign(new URL(url), { username: login, password: encodeURIComponent(logins[login]) });
      address.search = new URLSearchParams({
        sslmode: 'verify-ca',
        sslrootcert: join(folder, 'ca', 'ca.crt'),
      }).toString();
      return address.href;
    };
  });

  afterAll(async () => {
    await superuser.end();
    await stopEmbedded(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is migrated over TLS by its owner, who is not a superuser', async () => {
    await migrate(addressOf('partner_owner'), await discoverContexts());
    const { rows } = await superuser.query(
      `select rolname, rolsuper, rolcreaterole, rolbypassrls, rolinherit from pg_roles
        where rolname in ('partner_owner', 'partner_login') order by 1`,
    );
    const bound = { rolsuper: false, rolcreaterole: false, rolbypassrls: false };
    expect(rows).toEqual([
      { rolname: 'partner_login', ...bound, rolinherit: false },
      { rolname: 'partner_owner', ...bound, rolinherit: true },
    ]);
  });

  it('serves a login that owns nothing, and lets it use the queues', async () => {
    const database = new CrossCompanyDatabase({ url: addressOf('partner_login'), maxConnections: 1 });
    expect(await database.query(sql`select count(*)::int as leads from leads`)).toEqual([{ leads: 0 }]);
    await expect(database.query(raw('alter table leads disable row level security'))).rejects.toThrow('must be owner');
    await expect(database.query(raw('create table public.mine ()'))).rejects.toThrow('permission denied');
    await migrateQueues(addressOf('partner_owner'));
    await requireQueues(database);
    await database.close();
  });

  it('has a certificate for the host in its URLs', () => {
    const names = execFileSync('openssl', ['x509', '-in', join(folder, 'tls', 'server.crt'), '-noout', '-text']);
    expect(String(names)).toContain('DNS:postgres');
    expect(read('../compose.yaml')).toContain('@postgres:5432/');
  });

  it('rejects connections without TLS', () => {
    const expression = /^sed -i '([^']+)'/m.exec(read('logins.sh'))![1]!;
    const rule = 'host all all all scram-sha-256';
    expect(execFileSync('sed', [expression], { input: rule, encoding: 'utf8' }).trim()).toBe(
      `hostssl all all all scram-sha-256`,
    );
  });
});

/** Copies a file to the server's data directory, owned by the server's user. */
function offer(file: string, cluster: string, name: string): void {
  const { uid, gid } = statSync(cluster);
  copyFileSync(file, join(cluster, name));
  chownSync(join(cluster, name), uid, gid);
}
