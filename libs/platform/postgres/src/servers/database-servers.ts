import { Socket } from 'node:net';
import pg from 'pg';
import { pinnedSettings } from './session-settings.js';

interface Address {
  readonly host: string;
  readonly port: number;
}

type Session = Pick<pg.ClientBase, 'query'>;

const parts = /^(?<start>[a-z]+:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#]*)(?<end>.*)$/s;
const defaultPort = 5_432;
const all = new Map<string, DatabaseServers>();

/**
 * Servers listed in `DATABASE_URL`, such as `postgres://u:p@one,two:5433/db`, one of which accepts writes. All
 * connections of this process go to the server that last succeeded; after a failure, to the next one.
 */
export class DatabaseServers {
  readonly #addresses: readonly Address[];
  readonly #url: string;
  #current = 0;
  #failed: Address | undefined;

  private constructor(url: string) {
    const { start = '', hosts = '', end = '' } = parts.exec(url)?.groups ?? {};
    this.#addresses = hosts.split(',').map(addressOf);
    // `pg` supports only one host and would forward unknown parameters to the server.
    const single = `${start}${hosts.split(',')[0]}${end.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1')}`;
    this.#url = withLibpqSslmode(this.count > 1 ? single : url);
  }

  /** Returns the servers of a URL: the same instance throughout the process. */
  static of(url: string): DatabaseServers {
    const known = all.get(url) ?? new DatabaseServers(url);
    all.set(url, known);
    return known;
  }

  get count(): number {
    return this.#addresses.length;
  }

  get current(): Address {
    return this.#addresses[this.#current]!;
  }

  /** Configuration with which `pg` connects to the server that is current at that time. */
  get config(): Pick<pg.ClientConfig, 'connectionString' | 'stream'> {
    return { connectionString: this.#url, ...(this.count > 1 && { stream: () => new ServerSocket(this) }) };
  }

  /** Driver of this process, for a library that would otherwise load its own. */
  get driver(): object {
    return { ...this.config, Client: pg.Client, onConnect: (client: Session) => this.pin(client) };
  }

  /** Replaces what a connection of a library inherits from the server, the database and the login (A13). */
  async pin(client: Session, searchPath = 'public'): Promise<void> {
    await client.query(`${pinnedSettings}; set search_path = ${searchPath}`);
  }

  get lastFailed(): Address {
    return this.#failed ?? this.current;
  }

  /** Moves to the next server, unless another failure already did. */
  failed(address: Address): void {
    this.#failed = address;
    if (this.current === address) this.#current = (this.#current + 1) % this.count;
  }

  /**
   * Connects, trying each server at most once.
   * @throws the error of the last attempt if no server accepts writes; the next call continues with the next server.
   */
  async connect<Connected>(attempt: () => Promise<Connected>): Promise<Connected> {
    for (let attempts = 1; ; attempts += 1) {
      const address = this.current;
      try {
        return await attempt();
      } catch (error) {
        this.failed(address);
        if (attempts >= this.count) throw error;
      }
    }
  }

  /** Checks that the server of a connection accepts writes, if there are several. @throws Error with code 25006 */
  async check(client: pg.ClientBase): Promise<void> {
    if (this.count === 1) return;
    const { rows } = await client.query<{ state: string }>(`select current_setting('transaction_read_only') as state`);
    if (rows[0]?.state !== 'off') throw Object.assign(new Error('the server is read-only'), { code: readOnlyCode });
  }
}

/** SQLSTATE of a write on a read-only server, such as a former primary. */
export const readOnlyCode = '25006';

class ServerSocket extends Socket {
  constructor(private readonly servers: DatabaseServers) {
    super();
  }

  override connect(...ignored: unknown[]): this;
  override connect(): this {
    const address = this.servers.current;
    const failed = (): void => this.servers.failed(address);
    this.once('error', failed).once('connect', () => this.off('error', failed));
    return super.connect(address.port, address.host);
  }
}

/** `pg` treats `require` and `verify-ca` like `verify-full` unless told to interpret `sslmode` as libpq does. */
const withLibpqSslmode = (url: string): string => (/[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url);

function addressOf(text: string): Address {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: port === undefined ? defaultPort : Number(port) };
}
