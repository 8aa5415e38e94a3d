import { randomBytes } from 'node:crypto';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCertificates, type Certificates, type Program } from './certificates.js';
import { onServer } from './on-server.js';

const owner = 'partner_owner';
const servers = 'partner_login';

/** Addresses of one database. */
export interface Logins {
  /** The owner of the database, no superuser: for `partner migrate`. */
  readonly ownerUrl: string;
  /** A login that owns nothing and inherits nothing: for servers, workers and operators' commands. */
  readonly serverUrl: string;
  /** For what an operator does who is no part of the product. */
  readonly superuserUrl: string;
  readonly certificates: Certificates;
}

/**
 * Makes the logins that docs/operations.md recommends ("Roles of the database") on a PostgreSQL of this machine, which
 * refuses both of them without TLS from then on (A11).
 * @param url of a superuser, with the database that the owner gets. @param folder for the certificates.
 */
export async function leastPrivilege(
  url: string,
  folder: string,
  openssl: Program = { command: 'openssl' },
): Promise<Logins> {
  const certificates = await makeCertificates(join(folder, 'tls'), openssl);
  const password = randomBytes(16).toString('hex');
  const as = (username: string): string => {
    const address = Object.assign(new URL(url), { username, password });
    address.searchParams.set('sslmode', 'verify-full');
    address.searchParams.set('sslrootcert', certificates.ca);
    return address.href;
  };
  await onServer(url, async (client) => {
    const { rows } = await client.query<Record<'cluster' | 'rules' | 'name', string>>(
      `select current_setting('data_directory') as cluster, current_setting('hba_file') as rules,
        quote_ident(current_database()) as name`,
    );
    const { cluster, rules, name } = rows[0]!;
    await offerTls(cluster, certificates);
    await requireTls(rules);
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
    for (const statement of await documented('create role', password)) {
      // The database is there.
      const isDatabase = statement.startsWith('create database');
      await client.query(isDatabase ? `alter database ${name} owner to ${owner}` : statement);
    }
  });
  return { ownerUrl: as(owner), serverUrl: as(servers), superuserUrl: url, certificates };
}

/** Gives the servers' login its rights on the queues, once `partner migrate` has made them. */
export const grantQueues = (ownerUrl: string): Promise<void> =>
  onServer(ownerUrl, async (client) => {
    for (const statement of await documented('grant usage on schema bullmq')) await client.query(statement);
  });

/** The statements of docs/operations.md, "Roles of the database", in the block of SQL that begins so. */
async function documented(beginning: string, password = ''): Promise<string[]> {
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Roles of the database\n(.*?)\n## /s.exec(page) ?? [];
  const blocks = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, text]) => text!);
  const text = blocks.find((block) => block.startsWith(beginning))!;
  return text.replaceAll('…', password).split(/;\s*/).filter(Boolean);
}

/** The address of another server, for the same login and database and in the same way. */
export const elsewhere = (url: string, server: string): string =>
  Object.assign(new URL(url), { host: new URL(server).host }).href;

/** Puts the certificate into the cluster, where PostgreSQL looks for it, as its user's. */
async function offerTls(cluster: string, { certificate, privateKey }: Certificates): Promise<void> {
  const { uid, gid } = await stat(cluster);
  for (const [name, file] of Object.entries({ 'server.crt': certificate, 'server.key': privateKey })) {
    await writeFile(join(cluster, name), await readFile(file), { mode: 0o600 });
    await chown(join(cluster, name), uid, gid);
  }
}

/** Before the rules that are there. */
async function requireTls(rules: string): Promise<void> {
  const logins = `${owner},${servers}`;
  const added = `hostssl all ${logins} all scram-sha-256\nhost all ${logins} all reject\n`;
  await writeFile(rules, added + (await readFile(rules, 'utf8')));
}
