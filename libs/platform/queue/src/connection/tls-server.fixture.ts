import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import pg from 'pg';

const [owner, servers] = ['partner_owner', 'partner_login'];
const password = 'of a login';

/** Makes a certificate for 127.0.0.1, `ca.crt` that signed it, and `other.crt` that did not. */
async function makeCertificates(folder: string): Promise<void> {
  const openssl = (...words: string[]): Promise<unknown> => promisify(execFile)('openssl', words, { cwd: folder });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  for (const name of ['ca', 'other'])
    await openssl('req', '-x509', ...key, '-keyout', `${name}.key`, '-out', `${name}.crt`, '-subj', `/CN=${name}`);
  await openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=server');
  await writeFile(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  const signing = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  await openssl('x509', '-req', '-in', 'server.csr', ...signing, '-out', 'server.crt');
}

/** A PostgreSQL that lets an owner and the login of servers in by TLS alone. */
export class TlsServer {
  private constructor(
    private readonly folder: string,
    private readonly url: string,
    readonly administrator: pg.Client,
  ) {}

  static async start(): Promise<TlsServer> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-tls-'));
    await chmod(folder, 0o711);
    const { url } = await openEmbedded(folder, { durable: false, maxConnections: 50 });
    const administrator = new pg.Client(url);
    await administrator.connect();
    const server = new TlsServer(folder, url, administrator);
    await makeCertificates(folder);
    await server.#secure(join(folder, 'postgres'));
    return server;
  }

  /** The path of a file that was made: `ca.crt`, `other.crt`. */
  file(name: string): string {
    return join(this.folder, name);
  }

  /** The address for a login, with parameters. */
  address(login: 'owner' | 'servers', parameters: Record<string, string>, hostname = '127.0.0.1'): string {
    const username = login === 'owner' ? owner : servers;
    const url = Object.assign(new URL(this.url), { username, password: encodeURIComponent(password), hostname });
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  async stop(): Promise<void> {
    await this.administrator.end();
    await stopEmbedded(this.folder);
    await rm(this.folder, { recursive: true, force: true });
  }

  async #secure(cluster: string): Promise<void> {
    const { uid, gid } = await stat(cluster);
    for (const name of ['server.crt', 'server.key']) {
      await writeFile(join(cluster, name), await readFile(this.file(name)), { mode: 0o600 });
      await chown(join(cluster, name), uid, gid);
    }
    const rules = join(cluster, 'pg_hba.conf');
    const added = `hostssl all ${owner},${servers} all scram-sha-256\nhost all ${owner},${servers} all reject\n`;
    await writeFile(rules, added + (await readFile(rules, 'utf8')));
    for (const statement of [
      'alter system set ssl = on',
      'select pg_reload_conf()',
      'create role partner_server nologin nosuperuser nobypassrls',
      'create role partner_cross_company nologin nosuperuser nobypassrls',
      `create role ${owner} login password '${password}'`,
      `create role ${servers} login noinherit password '${password}'`,
      `grant partner_server, partner_cross_company to ${owner}, ${servers}`,
      `alter database partner owner to ${owner}`,
      `grant create, usage on schema public to ${owner}`,
    ])
      await this.administrator.query(statement);
  }
}
