import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import { discoverContexts, migrate } from '@partner/schema';
import { leastPrivilege, onServer } from '@partner/testing';

const options = { durable: false, maxConnections: 50 } as const;

/** A PostgreSQL with the product's logins, and a standby of it. */
export class WithStandby {
  private constructor(
    private readonly folder: string,
    /** Addresses of both for superusers. */
    readonly urls: readonly [string, string],
    /** Addresses of both for the login of servers. */
    readonly serverUrls: readonly [string, string],
  ) {}

  /** @param fill puts data into the database, at the address for servers, before it is copied. */
  static async start(fill: (serverUrl: string) => Promise<void>): Promise<WithStandby> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-standby-'));
    await chmod(folder, 0o711);
    const [primary, copy] = [join(folder, 'a'), join(folder, 'b')] as const;
    const logins = await leastPrivilege((await openEmbedded(primary, options)).url, primary);
    await migrate(logins.ownerUrl, await discoverContexts());
    await fill(logins.serverUrl);
    await stopEmbedded(primary);
    await cp(primary, copy, { recursive: true, preserveTimestamps: true });
    const cluster = join(copy, 'postgres');
    const { uid, gid } = await stat(join(primary, 'postgres'));
    for (const path of ['.', ...(await readdir(cluster, { recursive: true }))])
      await chown(join(cluster, path), uid, gid);
    const { url } = await openEmbedded(primary, options);
    await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(url)}'\n`);
    await writeFile(join(cluster, 'standby.signal'), '');
    const urls = [url, (await openEmbedded(copy, options)).url] as const;
    const server = (one: string): string => {
      const { hostname, port } = new URL(one);
      return Object.assign(new URL(logins.serverUrl), { hostname, port }).href;
    };
    return new WithStandby(folder, urls, [server(urls[0]), server(urls[1])]);
  }

  /** Runs a statement as superuser on the primary (0) or the standby (1). */
  async query<Row>(server: 0 | 1, statement: string, values: unknown[] = []): Promise<Row[]> {
    return onServer(this.urls[server], async (client) => (await client.query(statement, values)).rows as Row[]);
  }

  /** Connects the standby with the primary, or disconnects it. */
  async connect(isConnected: boolean): Promise<void> {
    await this.query(1, `alter system set primary_conninfo = '${isConnected ? conninfo(this.urls[0]) : ''}'`);
    await this.query(1, 'select pg_reload_conf()');
  }

  async stop(): Promise<void> {
    for (const name of ['b', 'a']) await stopEmbedded(join(this.folder, name));
    await rm(this.folder, { recursive: true, force: true });
  }
}

function conninfo(url: string): string {
  const { hostname, port, password } = new URL(url);
  return `host=${hostname} port=${port} user=postgres password=${password}`;
}
