import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { destroyConnection, endConnection, withDeadline } from '../connection/response-timeout.js';
import { LimitedWarnings } from '../connection/limited-warnings.js';
import type { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { AbsentWorkers } from './absent-workers.js';
import { WorkerRegister } from './worker-register.js';

/** All times in milliseconds. */
export interface WorkerSessionOptions {
  /** Interval of the checks of other workers, which also confirm the own session. */
  readonly intervalMs?: number;
  /** Time without a session after which a worker is ended; a worker that only lost its connection returns sooner. */
  readonly graceMs?: number;
}

/** Milliseconds without a server response after which a worker no longer relies on its session. */
const trustMs = 3_000;
const maxRetryDelayMs = 500;

/**
 * Registration of a worker in PostgreSQL: a number, and a session that holds its lock and ends with its process. Claims
 * of a worker whose session is gone are free for all others (E10). A lost session is resumed under the same number,
 * unless another worker has ended it by then; in that case the worker gets a new number and loses its claims.
 */
export class WorkerSession {
  /** Selects the numbers of ended workers, whose claims are free (E10). */
  static readonly ended: Sql = sql`select w.id from workers w where w.ended_at is not null`;

  readonly #warnings = new LimitedWarnings(new Logger(WorkerSession.name));
  readonly #listeners: (() => void)[] = [];
  readonly #intervalMs: number;
  readonly #graceMs: number;
  readonly #absent: AbsentWorkers;
  #worker: number | undefined;
  #client: pg.Client | undefined;
  #confirmedAt = -Infinity;
  /** First error of the session. */
  #cause: unknown;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;

  constructor(
    private readonly database: CrossCompanyDatabase,
    { intervalMs = 500, graceMs = 300 }: WorkerSessionOptions = {},
  ) {
    this.#intervalMs = intervalMs;
    this.#graceMs = graceMs;
    this.#absent = new AbsentWorkers(graceMs);
  }

  /**
   * Number under which this worker claims work; undefined while the session is lost, when it must not claim or start
   * anything.
   */
  get id(): number | undefined {
    return performance.now() - this.#confirmedAt < trustMs ? this.#worker : undefined;
  }

  /** True if the session should exist and does not. */
  get isMissing(): boolean {
    return this.#running !== undefined && !this.#isStopped && this.id === undefined;
  }

  /**
   * Registers a listener that is called when the session is lost or resumed, and when claims of other workers become
   * free.
   */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Starts the session and keeps retrying while the database is unavailable. Resolves after the first attempt. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#running ??= this.#run(resolve);
      void this.#running.then(resolve);
    });
  }

  /** Ends the worker; its remaining claims are free. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #run(attempted: () => void): Promise<void> {
    for (let failures = 0; !this.#isStopped; failures += 1) {
      const client = await this.#open().catch((error: unknown) => {
        this.#warnings.warn('this worker has no session and starts no work', error);
      });
      attempted();
      if (client) {
        failures = 0;
        this.#notify();
        await this.#hold(client);
        if (!this.#isStopped)
          this.#warnings.warn(
            'the session of this worker is lost; it starts no work until the session is resumed',
            this.#cause,
          );
        this.#notify();
      }
      await pause(Math.min(50 * (failures + 1), maxRetryDelayMs), undefined, { signal: this.#stop.signal }).catch(
        () => undefined,
      );
    }
  }

  async #open(): Promise<pg.Client> {
    // The work that follows needs a connection of the pool. A pooler in front opens them one after the other.
    void this.database.outside(sql`select`).catch(() => undefined);
    const client = await this.database.dedicated();
    this.#cause = undefined;
    client.on('error', (error) => (this.#cause ??= error));
    client.once('end', () => this.#lost(client));
    try {
      const asked = performance.now();
      const register = new WorkerRegister(client);
      await withDeadline(client, trustMs, async () => {
        if (this.#worker !== undefined && !(await register.resume(this.#worker))) this.#worker = undefined;
        this.#worker ??= await register.add();
      });
      this.#client = client;
      this.#confirmedAt = asked;
      return client;
    } catch (error) {
      await this.#end(client);
      throw error;
    }
  }

  /** Checks the other workers until the session ends, the server stops responding, or `stop` is called. */
  async #hold(client: pg.Client): Promise<void> {
    const register = new WorkerRegister(client);
    this.#absent.restart();
    let looking = false;
    let again: NodeJS.Timeout | undefined;
    const look = async (): Promise<void> => {
      if (performance.now() - this.#confirmedAt > trustMs)
        this.#lost(client, new Error(`no response within ${trustMs} ms`));
      if (looking || this.#client !== client) return;
      looking = true;
      clearTimeout(again);
      await this.#check(client, register).catch((error: unknown) => this.#lost(client, error));
      looking = false;
      if (this.#absent.isAnyMissed) again = setTimeout(() => void look(), this.#graceMs);
    };
    const timer = setInterval(() => void look(), this.#intervalMs);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#isStopped || this.#client !== client) resolve();
      else void look();
    });
    clearInterval(timer);
    clearTimeout(again);
    if (this.#client === client) await register.leave(this.#worker!).catch(() => undefined);
    else destroyConnection(client);
    await this.#end(client);
  }

  /** Confirms the session, and ends workers whose session is gone. */
  async #check(client: pg.Client, register: WorkerRegister): Promise<void> {
    const asked = performance.now();
    const others = await register.others(this.#worker!);
    if (this.#client !== client) return;
    this.#confirmedAt = asked;
    const { gone, freed } = this.#absent.seen(others, asked);
    if (gone.length > 0) await register.end(gone);
    if (freed) this.#notify();
  }

  #lost(client: pg.Client, cause: unknown = new Error('the connection ended')): void {
    if (this.#client !== client) return;
    this.#cause ??= cause;
    this.#client = undefined;
    this.#confirmedAt = -Infinity;
    this.#wake();
  }

  async #end(client: pg.Client): Promise<void> {
    this.#lost(client);
    await endConnection(client, trustMs);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
