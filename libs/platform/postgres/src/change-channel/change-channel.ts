import sql, { type Sql } from 'sql-template-tag';
import type pg from 'pg';
import type { Database } from '../database.js';
import { workScope, WorkScope } from '../work-scope.js';
import { notifyAndWait } from './barrier.js';
import { Batches } from './batches.js';
import {
  acknowledgementChannel,
  type Change,
  type ChangeListener,
  changesChannel,
  encoded,
  type Notice,
} from './change.js';
import { ListeningConnection } from './listening-connection.js';

/**
 * Tells every process at once what changed, through PostgreSQL, which is always there. Telling needs no `start`;
 * a process that caches starts listening, and uses its caches only while `isListening`.
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

  /** Whether this process hears of every change: only then may it answer from what it has cached. */
  get isListening(): boolean {
    return this.#connection.isListening;
  }

  /** Listens for changes of one type. To be called before `start`. */
  on<C extends Change>(type: C['type'], listener: ChangeListener<C>): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  /** Begins to listen, and goes on trying while the database is away. Resolves after the first attempt. */
  start(): Promise<void> {
    return this.#connection.start();
  }

  /** Stops listening. */
  stop(): Promise<void> {
    return this.#connection.stop();
  }

  /**
   * Tells this process, then all others, which hear of it a moment later.
   * @throws DomainError `unavailable` when the database cannot be reached.
   */
  async publish<C extends Change>(change: C): Promise<void> {
    await this.#changed(change);
    await this.#notifications.add(encoded({ origin: this.#origin, change }));
  }

  /**
   * A statement that tells all other processes when the transaction that it is part of commits, and nobody when it does
   * not. Such commits follow one another through one lock of the database, which each holds until the disk has it: for
   * a process that writes one thing after the other, not for servers with many writers.
   */
  withCommit(changes: readonly Change[]): Sql {
    return notification(changes.map((change) => encoded({ origin: this.#origin, change })));
  }

  /**
   * Tells this process and all others, and resolves when none of them answers from what the change made wrong (A2):
   * some milliseconds, and at most 3.5 s when a process hangs.
   * @throws Error when the database cannot be reached.
   */
  async publishAndWait<C extends Change>(change: C): Promise<void> {
    await this.#changed(change);
    await this.#barriers.add(encoded({ origin: this.#origin, change }));
  }

  /**
   * In a scope of its own: many callers wait for one statement, and none of their cancellations may stop it. Its commit
   * does not wait for the disk: nobody hears of a notice after a crash, whatever the log has of it.
   */
  async #notify(payloads: readonly string[]): Promise<void> {
    const different = [...new Set(payloads)];
    await workScope.run(new WorkScope(), () =>
      this.database.outside(sql`select set_config('synchronous_commit', 'off', true), (${notification(different)})`),
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
