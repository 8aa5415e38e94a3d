import { randomBytes } from 'node:crypto';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCertificates, type Certificates, type Program } from './certificates.js';
import { onServer } from './on-server.js';

const owner = 'partner_owner';
const servers = 'partner_login';

/** Addresses of one database. */
export interface Logins {
  /** The owner of the database, not a superuser: for `partner migrate`. */
  readonly ownerUrl: string;
  /** A login that owns and inherits nothing: for servers, workers and operator commands. */
  readonly serverUrl: string;
  /** For administrator tasks outside the product. */
  readonly superuserUrl: string;
  readonly certificates: Certificates;
}

/**
 * Creates the logins that docs/operations/secure.md recommends on a PostgreSQL of this machine,
 * which from then on rejects both without TLS (A11).
 * @param url address as superuser, with the database for the owner.
 * @param folder folder for the certificates.
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
      // The database exists already.
      const isDatabase = statement.startsWith('create database');
      await client.query(isDatabase ? `alter database ${name} owner to ${owner}` : statement);
    }
  });
  return { ownerUrl: as(owner), serverUrl: as(servers), superuserUrl: url, certificates };
}

/** Grants the servers' login its privileges on the queues, after `partner migrate` has created them. */
export const grantQueues = (ownerUrl: string): Promise<void> =>
  onServer(ownerUrl, async (client) => {
    for (const statement of await documented('grant usage on schema bullmq')) await client.query(statement);
  });

/** Returns the statements of the SQL block with this beginning in docs/operations/secure.md. */
async function documented(beginning: string, password = ''): Promise<string[]> {
  const page = await readFile(new URL('../../../docs/operations/secure.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Roles of the database\n(.*?)\n## /s.exec(page) ?? [];
  const blocks = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, text]) => text!);
  const text = blocks.find((block) => block.startsWith(beginning))!;
  return text.replaceAll('…', password).split(/;\s*/).filter(Boolean);
}

/** Returns the address of another server, with the same login, database and parameters. */
export const withServer = (url: string, server: string): string =>
  Object.assign(new URL(url), { host: new URL(server).host }).href;

/** Installs the certificate in the cluster, owned by the cluster's user. */
async function offerTls(cluster: string, { certificate, privateKey }: Certificates): Promise<void> {
  const { uid, gid } = await stat(cluster);
  for (const [name, file] of Object.entries({ 'server.crt': certificate, 'server.key': privateKey })) {
    await writeFile(join(cluster, name), await readFile(file), { mode: 0o600 });
    await chown(join(cluster, name), uid, gid);
  }
}

/** Inserts rules that require TLS before the existing ones. */
async function requireTls(rules: string): Promise<void> {
  const logins = `${owner},${servers}`;
  const added = `hostssl all ${logins} all scram-sha-256\nhost all ${logins} all reject\n`;
  await writeFile(rules, added + (await readFile(rules, 'utf8')));
}
