import { Socket } from 'node:net';
import pg from 'pg';

/** Where a server listens. */
interface Address {
  readonly host: string;
  readonly port: number;
}

const parts = /^(?<start>[a-z]+:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#]*)(?<end>.*)$/s;
const defaultPort = 5_432;
const all = new Map<string, DatabaseServers>();

/**
 * The servers that `DATABASE_URL` names, `postgres://u:p@one,two:5433/db`, of which one takes writes. Whatever connects
 * in this process goes to the one that did so last; after a failure to the next.
 */
export class DatabaseServers {
  readonly #addresses: readonly Address[];
  readonly #url: string;
  #current = 0;
  #failed: Address | undefined;

  private constructor(url: string) {
    const { start = '', hosts = '', end = '' } = parts.exec(url)?.groups ?? {};
    this.#addresses = hosts.split(',').map(addressOf);
    // `pg` knows one host, and would pass on what it does not know.
    const single = `${start}${hosts.split(',')[0]}${end.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1')}`;
    this.#url = asLibpqReads(this.count > 1 ? single : url);
  }

  /** Those of a URL, the same for all who ask in this process. */
  static of(url: string): DatabaseServers {
    const known = all.get(url) ?? new DatabaseServers(url);
    all.set(url, known);
    return known;
  }

  /** How many there are. */
  get count(): number {
    return this.#addresses.length;
  }

  /** The one that is tried next. */
  get current(): Address {
    return this.#addresses[this.#current]!;
  }

  /** How `pg` connects to whichever is current by then. */
  get config(): Pick<pg.ClientConfig, 'connectionString' | 'stream'> {
    return { connectionString: this.#url, ...(this.count > 1 && { stream: () => new ServerSocket(this) }) };
  }

  /** The driver of this process, for a library that would bring another one. */
  get driver(): object {
    return { ...this.config, Client: pg.Client };
  }

  /** The one that was last in vain. */
  get lastFailed(): Address {
    return this.#failed ?? this.current;
  }

  /** Goes on to the next server, unless somebody else did. */
  failed(address: Address): void {
    this.#failed = address;
    if (this.current === address) this.#current = (this.#current + 1) % this.count;
  }

  /**
   * Makes a connection, at most once for each server, and leaves it to the next caller when none takes writes.
   * @throws what the last of them said.
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

  /** @throws Error with code 25006 when the server of a connection is one of several and takes no writes. */
  async check(client: pg.ClientBase): Promise<void> {
    if (this.count === 1) return;
    const { rows } = await client.query<{ state: string }>(`select current_setting('transaction_read_only') as state`);
    if (rows[0]?.state !== 'off') throw Object.assign(new Error('the server takes no writes'), { code: readOnlyCode });
  }
}

/** What PostgreSQL says to a write on a server that takes none, such as a former primary. */
export const readOnlyCode = '25006';

/** Connects to the server that is current, wherever it is told to. */
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

/** `pg` takes `require` and `verify-ca` for `verify-full` unless it is asked to read `sslmode` as libpq does. */
const asLibpqReads = (url: string): string => (/[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url);

function addressOf(text: string): Address {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: port === undefined ? defaultPort : Number(port) };
}
