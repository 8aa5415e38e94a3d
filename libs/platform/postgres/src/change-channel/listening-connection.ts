import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Database } from '../database.js';
import { LimitedWarnings } from '../connection/limited-warnings.js';
import { destroyConnection } from '../connection/destroy-connection.js';
import { changesChannel } from './change.js';

/** The shared advisory lock that marks a live listener: whoever holds it answers barriers. */
export const listenerLock = [7_220, 1] as const;

/** Milliseconds without a sign of the server after which a process no longer trusts what it has cached. */
export const listenerTimeoutMs = 3_000;
const heartbeatMs = 1_000;
const maxRetryDelayMs = 1_000;

/** What the connection tells. Both are awaited, one after the other, in the order of arrival. */
export interface ConnectionListener {
  /** Listening begins: whatever is remembered from before is suspect. */
  onListening(): Promise<void>;
  onNotification(payload: string, connection: pg.Client): Promise<void>;
}

/**
 * The connection on which a process hears of changes. While it is not there, or has not proven for some seconds that
 * it is, `isListening` is false and caches must not be used: a barrier waits for listeners no longer than that.
 */
export class ListeningConnection {
  readonly #logger = new Logger(ListeningConnection.name);
  readonly #warnings = new LimitedWarnings(this.#logger);
  #client: pg.Client | undefined;
  #provenAt = -Infinity;
  #queue: Promise<void> = Promise.resolve();
  #stopped = false;
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: ConnectionListener,
  ) {}

  /** Whether every change that was announced some seconds ago has been heard. */
  get isListening(): boolean {
    return performance.now() - this.#provenAt < listenerTimeoutMs;
  }

  /** Connects, and goes on connecting until `stop`. Resolves after the first attempt. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#running ??= this.#run(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#running;
  }

  async #run(attempted: () => void): Promise<void> {
    for (let failures = 0; !this.#stopped;) {
      const client = await this.#connect().catch((error: unknown) => {
        this.#warnings.warn('cannot hear of changes now; caches are not used', error);
      });
      attempted();
      if (client) {
        if (failures > 0) this.#logger.log('hears of changes again');
        failures = 0;
        await this.#listen(client);
        if (!this.#stopped) this.#logger.warn('does not hear of changes now; caches are not used');
      }
      failures += 1;
      if (!this.#stopped) await this.#pause(Math.min(50 * failures, maxRetryDelayMs));
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = await this.database.dedicated();
    client.on('error', () => undefined);
    client.once('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      void this.#enqueue(client, () => this.listener.onNotification(payload ?? '', client));
    });
    this.#client = client;
    const deadlineTimer = setTimeout(() => destroyConnection(client), listenerTimeoutMs);
    try {
      await client.query(`listen ${changesChannel}`);
      await client.query('select pg_advisory_lock_shared($1, $2)', [...listenerLock]);
      await this.#enqueue(client, () => this.listener.onListening());
      await this.#prove(client);
      return client;
    } catch (error) {
      await this.#end(client);
      throw error;
    } finally {
      clearTimeout(deadlineTimer);
    }
  }

  /** Until the connection ends, stops answering, or is asked to end. */
  async #listen(client: pg.Client): Promise<void> {
    const beat = setInterval(() => {
      if (this.isListening) void this.#prove(client).catch(() => this.#lost(client));
      else this.#lost(client);
    }, heartbeatMs);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#stopped || this.#client !== client) resolve();
    });
    clearInterval(beat);
    await this.#end(client);
  }

  /** What the server sent before it answered has been dealt with: the trust begins when the question was asked. */
  async #prove(client: pg.Client): Promise<void> {
    const asked = performance.now();
    await client.query('select 1');
    await this.#enqueue(client, async () => {
      this.#provenAt = asked;
    });
  }

  /** A connection whose audience failed is given up, so that everything is forgotten with the next. */
  #enqueue(client: pg.Client, work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#client !== client) return;
      await work().catch((error: unknown) => {
        this.#logger.error(`a change could not be dealt with: ${String(error)}`);
        this.#lost(client);
      });
    });
    return this.#queue;
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#provenAt = -Infinity;
    this.#wake();
  }

  async #end(client: pg.Client): Promise<void> {
    this.#lost(client);
    const deadlineTimer = setTimeout(() => destroyConnection(client), heartbeatMs);
    await client.end().catch(() => undefined);
    clearTimeout(deadlineTimer);
  }

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
