import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Database } from '../database.js';
import { LimitedWarnings } from '../connection/limited-warnings.js';
import { endConnection, withDeadline } from '../connection/response-timeout.js';
import { changesChannel } from './change.js';

/** Shared advisory lock that marks a live listener: its holder acknowledges barriers. */
export const listenerLock = [7_220, 1] as const;

/** Milliseconds without a server response after which a process no longer uses its caches. */
export const listenerTimeoutMs = 3_000;
const heartbeatMs = 1_000;
const maxRetryDelayMs = 1_000;

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
export class ListeningConnection {
  readonly #logger = new Logger(ListeningConnection.name);
  readonly #warnings = new LimitedWarnings(this.#logger);
  #client: pg.Client | undefined;
  #confirmedAt = -Infinity;
  #queue: Promise<void> = Promise.resolve();
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: ConnectionListener,
  ) {}

  /** True if all changes published more than `listenerTimeoutMs` ago have been received. */
  get isListening(): boolean {
    return performance.now() - this.#confirmedAt < listenerTimeoutMs;
  }

  /** Connects, and reconnects until `stop`. Resolves after the first attempt. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#running ??= this.#run(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #run(attempted: () => void): Promise<void> {
    for (let failures = 0; !this.#isStopped;) {
      const client = await this.#connect().catch((error: unknown) => {
        this.#warnings.warn('cannot listen for changes; caches are disabled', error);
      });
      attempted();
      if (client) {
        if (failures > 0) this.#logger.log('listens for changes again; caches are enabled');
        failures = 0;
        await this.#listen(client);
        if (!this.#isStopped) this.#logger.warn('the listening connection was lost; caches are disabled');
      }
      failures += 1;
      await pause(Math.min(50 * failures, maxRetryDelayMs), undefined, { signal: this.#stop.signal }).catch(
        () => undefined,
      );
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
    try {
      await withDeadline(client, listenerTimeoutMs, async () => {
        await client.query(`listen ${changesChannel}`);
        await client.query('select pg_advisory_lock_shared($1, $2)', [...listenerLock]);
        await this.#enqueue(client, () => this.listener.onListening());
        await this.#confirm(client);
      });
      return client;
    } catch (error) {
      await this.#end(client);
      throw error;
    }
  }

  /** Sends heartbeats until the connection ends, the server stops responding, or `stop` is called. */
  async #listen(client: pg.Client): Promise<void> {
    let isConfirming = false;
    const confirm = async (): Promise<void> => {
      if (!this.isListening) this.#lost(client);
      // Only one heartbeat at a time: those to a silent server would queue up in the client.
      if (isConfirming || this.#client !== client) return;
      isConfirming = true;
      await this.#confirm(client).catch(() => this.#lost(client));
      isConfirming = false;
    };
    const beat = setInterval(() => void confirm(), heartbeatMs);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#isStopped || this.#client !== client) resolve();
    });
    clearInterval(beat);
    await this.#end(client);
  }

  /**
   * Confirms the connection: all notifications before the response have been processed, so caches are valid as of the
   * time of the query.
   */
  async #confirm(client: pg.Client): Promise<void> {
    const asked = performance.now();
    await client.query('select 1');
    await this.#enqueue(client, async () => {
      this.#confirmedAt = asked;
    });
  }

  /** Runs callbacks in order. If one fails, the connection is dropped, so that caches are cleared with the next one. */
  #enqueue(client: pg.Client, work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#client !== client) return;
      await work().catch((error: unknown) => {
        this.#logger.error(`failed to process a change: ${String(error)}`);
        this.#lost(client);
      });
    });
    return this.#queue;
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#confirmedAt = -Infinity;
    this.#wake();
  }

  async #end(client: pg.Client): Promise<void> {
    this.#lost(client);
    await endConnection(client, heartbeatMs);
  }
}
