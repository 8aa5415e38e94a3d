import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { isOfSelect, RedisOutage } from './redis-outage.js';
import { unavailable } from '@partner/kernel';

/** Thrown when Redis is not available. Callers have a fallback (E5). */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

/**
 * Timeout of a command in milliseconds. After it, all requests continue without Redis (E5). It is long enough that a
 * briefly busy process does not mistake its own delay for one of Redis.
 */
const commandTimeoutMs = 1_000;
const connectTimeoutMs = 1_000;
/** Milliseconds for an abandoned connection to close before the next one is opened. */
const disconnectTimeoutMs = 250;
const maxRetryDelayMs = 500;
const idRetryDelayMs = 500;

/**
 * One connection to Redis that fails immediately while it is down and reconnects automatically (E5). Commands are never
 * queued or resent; failures are reported. A server that keeps connections open but does not respond counts as down.
 */
export class RedisConnection {
  readonly #client: Redis;
  readonly #onReady: (() => void)[] = [];
  readonly #onDown: (() => void)[] = [];
  readonly #hashes = new Map<string, string>();
  readonly #firstOutcome: Promise<void>;
  #wasUp: boolean | undefined;
  #closed = false;

  readonly #server: string;
  readonly #outage: RedisOutage;
  #cause: unknown;
  #id: string | undefined;

  /** @param id reads the id of the database, with which every key begins (A13). */
  constructor(
    url: string,
    private readonly id: () => Promise<string>,
  ) {
    // Errors must show neither the password nor the path.
    this.#server = new URL(url).host;
    this.#outage = new RedisOutage(url);
    this.#client = new Redis(url, {
      commandTimeout: commandTimeoutMs,
      connectTimeout: connectTimeoutMs,
      disconnectTimeout: disconnectTimeoutMs,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(50 * attempt, maxRetryDelayMs),
      // The refusal of a demoted primary. The next connection finds the new primary.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
      connectionName: 'partner',
    });
    this.#firstOutcome = new Promise((resolve) => {
      this.#client.on('ready', () => void this.#identified().finally(resolve));
      this.#client.once('close', resolve);
    });
    this.#client.on('close', () => this.#lost(this.#cause));
    // Command failures reach their callers. A connection failure is followed by `close`.
    this.#client.on('error', (error: Error) => {
      this.#cause ??= error;
      // The connection would go on with database 0, which may be of someone else.
      if (isOfSelect(error)) this.#client.disconnect(true);
    });
  }

  /** True while commands can be sent. */
  get isUp(): boolean {
    return this.#wasUp === true && this.#client.status === 'ready';
  }

  /** Returns the name under which a key of this deployment is stored. */
  key(name: string): string {
    return `${this.#id}:${name}`;
  }

  /** Calls `listener` on every connection, including the first. */
  onReady(listener: () => void): void {
    this.#onReady.push(listener);
    if (this.isUp) listener();
  }

  onDown(listener: () => void): void {
    this.#onDown.push(listener);
  }

  /** Resolves when the first attempt to connect has succeeded or failed. */
  async started(): Promise<void> {
    await this.#firstOutcome;
  }

  /**
   * Runs a command.
   * @throws RedisUnavailable without a connection, or on a timeout, which also closes the connection.
   */
  async run<T>(command: (client: Redis) => Promise<T>): Promise<T> {
    if (!this.isUp) throw new RedisUnavailable(`Redis is down (${this.#server})`);
    try {
      return await command(this.#client);
    } catch (error) {
      const { message, name } = error as Error;
      if (message === 'Command timed out') this.reconnect();
      else if (name === 'ReplyError') this.#outage.reportRefusal(message);
      throw new RedisUnavailable(`Redis failed (${this.#server}): ${message}`);
    }
  }

  /**
   * Runs a Lua script on keys by their names, which the server caches on first use. Strings are returned as bytes.
   * @throws RedisUnavailable like `run`.
   */
  evaluate(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.run(async (client) => {
      const rest = [keys.length, ...keys.map((name) => this.key(name)), ...values];
      try {
        return await client.callBuffer('EVALSHA', this.#hash(script), ...rest);
      } catch (error) {
        if (!(error as Error).message.startsWith('NOSCRIPT')) throw error;
        return client.callBuffer('EVAL', script, ...rest);
      }
    });
  }

  /** Uses the connection once the database has told its id; until then all continues without Redis (E5). */
  async #identified(): Promise<void> {
    try {
      this.#id ??= await this.id();
      if (this.#client.status === 'ready') this.#changed(true);
    } catch {
      setTimeout(() => void (this.#client.status === 'ready' && this.#identified()), idRetryDelayMs).unref();
    }
  }

  reconnect(): void {
    if (!this.isUp) return;
    // The client reports itself ready until the old connection has closed.
    this.#lost('it does not respond');
    this.#client.disconnect(true);
  }

  close(): void {
    this.#closed = true;
    this.#client.disconnect();
  }

  #hash(script: string): string {
    const known = this.#hashes.get(script) ?? createHash('sha1').update(script).digest('hex');
    this.#hashes.set(script, known);
    return known;
  }

  /**
   * Handles a lost connection.
   * @param cause the error, if any. Without one, the loss is reported only if the connection had worked or was new.
   */
  #lost(cause: unknown): void {
    if (!this.#closed && (cause !== undefined || this.#wasUp !== false)) this.#outage.report(cause);
    this.#cause = undefined;
    this.#changed(false);
  }

  #changed(up: boolean): void {
    const before = this.#wasUp;
    if (up === before) return;
    this.#wasUp = up;
    if (up) this.#outage.end();
    for (const listener of up ? this.#onReady : this.#onDown) listener();
  }
}

const timeoutMs = 5_000;

/**
 * Connects to the server at `url`.
 * @returns whether it was by TLS, and the version of Redis or Valkey.
 * @throws DomainError `unavailable` with the cause.
 */
export async function checkRedis(url: string): Promise<{ readonly tls: boolean; readonly version: string }> {
  const { host, protocol } = new URL(url);
  const options = { lazyConnect: true, connectTimeout: timeoutMs, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 };
  const client = new Redis(url, { ...options, retryStrategy: () => null });
  let cause: unknown;
  client.on('error', (error) => (cause ??= error));
  try {
    await client.connect();
    const [, version = ''] = /^(?:redis|valkey)_version:(\S+)/m.exec(await client.info('server')) ?? [];
    return { tls: protocol === 'rediss:', version };
  } catch (error) {
    throw unavailable('try_again', `Redis does not answer (${host}): ${new RedisOutage(url).causeOf(cause ?? error)}`);
  } finally {
    client.disconnect();
  }
}
