import sql, { type Sql } from 'sql-template-tag';
import type pg from 'pg';
import type { Database } from '../database.js';
import { WorkScope } from '../work-scope.js';
import { notifyAndWait } from './barrier.js';
import { Batches } from './batches.js';
import {
  acknowledgementChannel,
  type Change,
  type ChangeListener,
  changesChannel,
  encodePayload,
  type Notice,
} from './change.js';
import { ListeningConnection } from './listening-connection.js';

/**
 * Broadcasts changes to all processes through PostgreSQL notifications. Publishing works without `start`. A process
 * that caches data calls `start`, and uses its caches only while `isListening`.
 */
export class ChangeChannel {
  readonly #origin = crypto.randomUUID();
  readonly #listeners = new Map<string, ChangeListener[]>();
  readonly #connection: ListeningConnection;
  readonly #notifications: Batches<string>;
  readonly #barriers: Batches<string>;

  constructor(private readonly database: Database) {
    this.#connection = new ListeningConnection(database, {
      onListening: () => this.#missed(),
      onNotification: (payload, connection) => this.#received(payload, connection),
    });
    this.#notifications = new Batches((payloads) => this.#notify(payloads));
    this.#barriers = new Batches((payloads) => notifyAndWait(this.database, payloads));
  }

  /** True while this process receives every change: only then may it use its caches. */
  get isListening(): boolean {
    return this.#connection.isListening;
  }

  /** Registers a listener for changes of one type. Call it before `start`. */
  on<C extends Change>(type: C['type'], listener: ChangeListener<C>): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  /** Starts listening and keeps reconnecting while the database is unavailable. Resolves after the first attempt. */
  start(): Promise<void> {
    return this.#connection.start();
  }

  stop(): Promise<void> {
    return this.#connection.stop();
  }

  /**
   * Notifies this process, then all others, which receive the change a moment later.
   * @throws DomainError `unavailable` if the database cannot be reached.
   */
  async publish<C extends Change>(change: C): Promise<void> {
    await this.#changed(change);
    await this.#notifications.add(encodePayload({ origin: this.#origin, change }));
  }

  /**
   * Returns a statement that notifies all other processes when its transaction commits, and not if it rolls back.
   * PostgreSQL serializes such commits with one database-wide lock, held until the commit is on disk: use it in
   * processes that write sequentially, not in servers with many writers.
   */
  withCommit<C extends Change>(changes: readonly C[]): Sql {
    return notification(changes.map((change) => encodePayload({ origin: this.#origin, change })));
  }

  /**
   * Notifies all processes and resolves when none of them uses outdated caches any more (A2): after some milliseconds,
   * or at most 3.5 s when a process hangs.
   * @throws Error if the database cannot be reached.
   */
  async publishAndWait<C extends Change>(change: C): Promise<void> {
    await this.#changed(change);
    await this.#barriers.add(encodePayload({ origin: this.#origin, change }));
  }

  /**
   * Runs in a separate scope, because many callers wait for one statement and cancelling one of them must not stop it.
   * The commit does not wait for the disk: after a crash no notification is delivered anyway.
   */
  async #notify(payloads: readonly string[]): Promise<void> {
    const different = [...new Set(payloads)];
    await new WorkScope().run(() =>
      this.database.query(
        sql`select set_config('synchronous_commit', 'off', true), (${notification(different)})`,
        'outside',
      ),
    );
  }

  async #received(payload: string, connection: pg.Client): Promise<void> {
    const notice = JSON.parse(payload) as Notice;
    if ('barrier' in notice)
      await connection.query('select pg_notify($1, pg_backend_pid()::text)', [acknowledgementChannel(notice.barrier)]);
    else if (notice.origin !== this.#origin) await this.#changed(notice.change);
  }

  async #changed(change: Change): Promise<void> {
    for (const listener of this.#listeners.get(change.type) ?? []) await listener.changed(change);
  }

  async #missed(): Promise<void> {
    for (const listener of [...this.#listeners.values()].flat()) await listener.missed();
  }
}

const notification = (payloads: readonly string[]): Sql =>
  sql`select count(pg_notify(${changesChannel}, payload)) from unnest(${payloads}::text[]) as payload`;
