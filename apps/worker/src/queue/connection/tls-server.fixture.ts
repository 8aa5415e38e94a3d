import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import { grantQueues, leastPrivilege, type Logins, makeCertificates } from '@partner/testing';
import pg from 'pg';

/** A PostgreSQL that accepts the owner and the servers' login only over TLS. */
export class TlsServer {
  private constructor(
    private readonly folder: string,
    private readonly logins: Logins,
    private readonly otherAuthority: string,
    readonly administrator: pg.Client,
  ) {}

  static async start(): Promise<TlsServer> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-tls-'));
    await chmod(folder, 0o711);
    const { url } = await openEmbedded(folder, { durable: false, maxConnections: 50 });
    const logins = await leastPrivilege(url, folder);
    const other = await makeCertificates(join(folder, 'other'), { command: 'openssl' });
    const administrator = new pg.Client(url);
    await administrator.connect();
    return new TlsServer(folder, logins, other.ca, administrator);
  }

  /** Returns the path of the authority that signed the certificate, `ca.crt`, or of another one, `other.crt`. */
  file(name: string): string {
    return name === 'ca.crt' ? this.logins.certificates.ca : this.otherAuthority;
  }

  /** Returns the address for a login, with parameters. */
  address(login: 'owner' | 'servers', parameters: Record<string, string>, hostname = '127.0.0.1'): string {
    const { ownerUrl, serverUrl } = this.logins;
    const url = Object.assign(new URL(login === 'owner' ? ownerUrl : serverUrl), { hostname, search: '' });
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Runs the owner's SQL after the queues have been created. */
  async grantQueues(): Promise<void> {
    await grantQueues(this.logins.ownerUrl);
  }

  async stop(): Promise<void> {
    await this.administrator.end();
    await stopEmbedded(this.folder);
    await rm(this.folder, { recursive: true, force: true });
  }
}
