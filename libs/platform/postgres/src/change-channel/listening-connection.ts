import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Database } from '../database.js';
import { HeldConnection } from '../connection/held-connection.js';
import { LimitedWarnings } from '../connection/connection-pool.js';
import { changesChannel } from './change.js';

/** Shared advisory lock that marks a live listener: its holder acknowledges barriers. */
export const listenerLock = [7_220, 1] as const;

/** Milliseconds without a server response after which a process no longer uses its caches. */
export const listenerTimeoutMs = 3_000;
const times = { intervalMs: 1_000, trustMs: listenerTimeoutMs, maxRetryDelayMs: 1_000 } as const;

/** Callbacks of the connection. They are awaited one after the other, in order of arrival. */
interface ConnectionListener {
  /** Called when listening starts: anything cached before may be outdated. */
  onListening(): Promise<void>;
  onNotification(payload: string, connection: pg.Client): Promise<void>;
}

/**
 * Connection on which a process receives changes. `isListening` is false, and caches must not be used, while it is
 * disconnected or has had no server response for `listenerTimeoutMs`. Barriers wait no longer than that for a listener.
 */
export class ListeningConnection extends HeldConnection {
  readonly #logger = new Logger(ListeningConnection.name);
  readonly #warnings = new LimitedWarnings(this.#logger);
  #queue: Promise<void> = Promise.resolve();

  constructor(
    database: Database,
    private readonly listener: ConnectionListener,
  ) {
    super(database, times);
  }

  /** True if all changes published more than `listenerTimeoutMs` ago have been received. */
  get isListening(): boolean {
    return this.isConfirmed;
  }

  protected async prepare(client: pg.Client): Promise<void> {
    client.on('notification', ({ payload }) => {
      void this.#enqueue(client, () => this.listener.onNotification(payload ?? '', client));
    });
    await client.query(`listen ${changesChannel}`);
    await client.query('select pg_advisory_lock_shared($1, $2)', [...listenerLock]);
    await this.#enqueue(client, () => this.listener.onListening());
    await this.check(client);
  }

  /** All notifications before the response have been processed, so caches are valid as of the time of the query. */
  protected async check(client: pg.Client): Promise<void> {
    const asked = performance.now();
    await client.query('select 1');
    await this.#enqueue(client, async () => this.confirm(client, asked));
  }

  protected failed(error: unknown): void {
    this.#warnings.warn('cannot listen for changes; caches are disabled', error);
  }

  protected opened(isAgain: boolean): void {
    if (isAgain) this.#logger.log('listens for changes again; caches are enabled');
  }

  protected ended(_cause: unknown, isStopped: boolean): void {
    if (!isStopped) this.#logger.warn('the listening connection was lost; caches are disabled');
  }

  /** Runs callbacks in order. If one fails, the connection is dropped, so that caches are cleared with the next one. */
  #enqueue(client: pg.Client, work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (!this.isHeld(client)) return;
      await work().catch((error: unknown) => {
        this.#logger.error(`failed to process a change: ${String(error)}`);
        this.lose(client);
      });
    });
    return this.#queue;
  }
}
