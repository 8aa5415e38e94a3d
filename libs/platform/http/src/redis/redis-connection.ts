import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { RedisOutage } from './redis-outage.js';

/** Redis does not answer now. Whoever asked has another way (E5). */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

/**
 * A request waits for Redis no longer than this, in milliseconds; then it goes on without (E5), and so do all others.
 * A process that was busy for a moment must not take its own delay for that of Redis.
 */
const commandTimeoutMs = 1_000;
const connectTimeoutMs = 1_000;
/** What a connection that is given up has left, in milliseconds, before the next is made. */
const disconnectTimeoutMs = 250;
/** The longest pause between two attempts to connect, in milliseconds. */
const maxRetryDelayMs = 500;

/**
 * One connection to Redis that fails at once while it is down and reconnects by itself (E5). Nothing is queued or
 * sent twice: what it could not do, it says. A server that holds its connections and does not answer is down, too.
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

  constructor(url: string) {
    // Neither password nor path are for errors.
    this.#server = new URL(url).host;
    this.#outage = RedisOutage.of(url);
    this.#client = new Redis(url, {
      commandTimeout: commandTimeoutMs,
      connectTimeout: connectTimeoutMs,
      disconnectTimeout: disconnectTimeoutMs,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(50 * attempt, maxRetryDelayMs),
      // A demoted replica refuses writes: the next connection finds the new primary.
      reconnectOnError: (error) => error.message.startsWith('READONLY'),
      connectionName: 'partner',
    });
    this.#firstOutcome = new Promise((resolve) => {
      this.#client.once('ready', resolve);
      this.#client.once('close', resolve);
    });
    this.#client.on('ready', () => this.#changed(true));
    this.#client.on('close', () => this.#lost(this.#cause));
    // Every failure reaches the caller of the command; that of a connection is followed by its end.
    this.#client.on('error', (error: Error) => (this.#cause = error));
  }

  /** Whether commands are sent at all. */
  get isUp(): boolean {
    return this.#wasUp === true && this.#client.status === 'ready';
  }

  /** Calls `listener` whenever a connection was made, the first one included. */
  onReady(listener: () => void): void {
    this.#onReady.push(listener);
    if (this.isUp) listener();
  }

  /** Calls `listener` whenever the connection is lost. */
  onDown(listener: () => void): void {
    this.#onDown.push(listener);
  }

  /** Resolves when the first attempt to connect has succeeded or failed. */
  async started(): Promise<void> {
    await this.#firstOutcome;
  }

  /** @throws RedisUnavailable when there is no connection, or no answer in time; that connection is then given up. */
  async run<T>(command: (client: Redis) => Promise<T>): Promise<T> {
    if (!this.isUp) throw new RedisUnavailable(`Redis is down (${this.#server})`);
    try {
      return await command(this.#client);
    } catch (error) {
      const { message } = error as Error;
      if (message === 'Command timed out') this.reconnect();
      throw new RedisUnavailable(`Redis failed (${this.#server}): ${message}`);
    }
  }

  /**
   * Runs a Lua script, which the server keeps after the first time. Texts come back as bytes.
   * @throws RedisUnavailable as `run` does.
   */
  evaluate(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    const rest = [keys.length, ...keys, ...values];
    return this.run(async (client) => {
      try {
        return await client.callBuffer('EVALSHA', this.#hash(script), ...rest);
      } catch (error) {
        if (!(error as Error).message.startsWith('NOSCRIPT')) throw error;
        return client.callBuffer('EVAL', script, ...rest);
      }
    });
  }

  /** Gives up the connection and makes a new one. */
  reconnect(): void {
    if (!this.isUp) return;
    // The client itself counts as ready until the old connection has ended.
    this.#lost('it does not respond');
    this.#client.disconnect(true);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    this.#client.disconnect();
  }

  #hash(script: string): string {
    const known = this.#hashes.get(script) ?? createHash('sha1').update(script).digest('hex');
    this.#hashes.set(script, known);
    return known;
  }

  /** @param cause of the loss; an end without one is told only when nothing was wrong before. */
  #lost(cause: unknown): void {
    if (!this.#closed && (cause !== undefined || this.#wasUp !== false)) this.#outage.tell(cause);
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
