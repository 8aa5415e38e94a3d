import { Logger } from '@nestjs/common';
import type pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { HeldConnection } from '../connection/held-connection.js';
import { LimitedWarnings } from '../connection/connection-pool.js';
import type { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { WorkerRegister, type OtherWorker } from './worker-register.js';

/** All times in milliseconds. */
export interface WorkerSessionOptions {
  /** Interval of the checks of other workers, which also confirm the own session. */
  readonly intervalMs?: number;
  /** Time without a session after which a worker is ended; a worker that only lost its connection returns sooner. */
  readonly graceMs?: number;
}

/**
 * Registration of a worker in PostgreSQL: a number, and a session that holds its lock and ends with its process. Claims
 * of a worker whose session is gone are free for all others (E10). A lost session is resumed under the same number,
 * unless another worker has ended it by then; in that case the worker gets a new number and loses its claims.
 */
export class WorkerSession extends HeldConnection {
  /** Selects the numbers of ended workers, whose claims are free (E10). */
  static readonly ended: Sql = sql`select w.id from workers w where w.ended_at is not null`;

  readonly #warnings = new LimitedWarnings(new Logger(WorkerSession.name));
  readonly #listeners: (() => void)[] = [];
  readonly #graceMs: number;
  readonly #absent: AbsentWorkers;
  #worker: number | undefined;

  constructor(
    private readonly pool: CrossCompanyDatabase,
    { intervalMs = 500, graceMs = 300 }: WorkerSessionOptions = {},
  ) {
    super(pool, { intervalMs, trustMs: 3_000, maxRetryDelayMs: 500 });
    this.#graceMs = graceMs;
    this.#absent = new AbsentWorkers(graceMs);
  }

  /**
   * Number under which this worker claims work; undefined while the session is lost, when it must not claim or start
   * anything.
   */
  get id(): number | undefined {
    return this.isConfirmed ? this.#worker : undefined;
  }

  /** True if the session should exist and does not. */
  get isMissing(): boolean {
    return this.isStarted && this.id === undefined;
  }

  /**
   * Registers a listener that is called when the session is lost or resumed, and when claims of other workers become
   * free.
   */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  protected async prepare(client: pg.Client): Promise<void> {
    // The work that follows needs a connection of the pool.
    void this.pool.query(sql`select`, 'outside').catch(() => undefined);
    const asked = performance.now();
    const register = new WorkerRegister(client);
    if (this.#worker !== undefined && !(await register.resume(this.#worker))) this.#worker = undefined;
    this.#worker ??= await register.add();
    this.#absent.restart();
    this.confirm(client, asked);
  }

  /** Confirms the session, and ends workers whose session is gone. */
  protected async check(client: pg.Client): Promise<number | void> {
    const asked = performance.now();
    const register = new WorkerRegister(client);
    const others = await register.others(this.#worker!);
    if (!this.isHeld(client)) return;
    this.confirm(client, asked);
    const { gone, freed } = this.#absent.seen(others, asked);
    if (gone.length > 0) await register.end(gone);
    if (freed) this.#notify();
    if (this.#absent.isAnyMissed) return this.#graceMs;
  }

  /** Ends the worker; its remaining claims are free. */
  protected override leave(client: pg.Client): Promise<unknown> {
    return new WorkerRegister(client).leave(this.#worker!);
  }

  protected failed(error: unknown): void {
    this.#warnings.warn('this worker has no session and starts no work', error);
  }

  protected opened(): void {
    this.#notify();
  }

  protected ended(cause: unknown, isStopped: boolean): void {
    const lost = 'the session of this worker is lost; it starts no work until the session is resumed';
    if (!isStopped) this.#warnings.warn(lost, cause);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Milliseconds after losing the own session during which no worker counts as gone: the cause may have disconnected all.
 */
const returnMs = 3_000;

/** Tracks workers without a session, by the clock of this process. */
export class AbsentWorkers {
  readonly #since = new Map<number, number>();
  #ended: ReadonlySet<number> = new Set();
  #sessions = 0;
  #startedAt: number | undefined;

  /** @param graceMs milliseconds without a session after which a worker counts as gone. */
  constructor(private readonly graceMs: number) {}

  /** True if a worker is absent but may still return. */
  get isAnyMissed(): boolean {
    return this.#since.size > 0;
  }

  /** Called when the own session starts or was resumed. */
  restart(): void {
    this.#sessions += 1;
    this.#since.clear();
    this.#startedAt = undefined;
  }

  /**
   * Updates the state with the other workers at `now`.
   * @returns the workers that are gone, and true in `freed` if claims have become free since the last call.
   */
  seen(others: readonly OtherWorker[], now: number): { readonly gone: readonly number[]; readonly freed: boolean } {
    this.#startedAt ??= now;
    const isBack = this.#sessions === 1 || now - this.#startedAt >= returnMs;
    const absent = others.filter(({ ended, alive }) => !ended && !alive).map(({ id }) => id);
    for (const id of this.#since.keys()) if (!absent.includes(id)) this.#since.delete(id);
    for (const id of absent) if (!this.#since.has(id)) this.#since.set(id, now);
    const gone = isBack ? absent.filter((id) => now - this.#since.get(id)! >= this.graceMs) : [];
    for (const id of gone) this.#since.delete(id);
    const ended = new Set([...others.filter((other) => other.ended).map(({ id }) => id), ...gone]);
    const freed = [...ended].some((id) => !this.#ended.has(id));
    this.#ended = ended;
    return { gone, freed };
  }
}
