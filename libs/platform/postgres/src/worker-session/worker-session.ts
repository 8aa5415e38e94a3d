import { Logger } from '@nestjs/common';
import type pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { destroyConnection } from '../connection/destroy-connection.js';
import { LimitedWarnings } from '../connection/limited-warnings.js';
import type { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { AbsentWorkers } from './absent-workers.js';
import { WorkerRegister } from './worker-register.js';

/** All times in milliseconds. */
export interface WorkerSessionOptions {
  /** From one look at the other workers, which also proves the own session, to the next. */
  readonly intervalMs?: number;
  /** How long a session has to be gone before its worker is ended: one that was cut off comes back sooner. */
  readonly graceMs?: number;
}

/** Without an answer of the server for so long, a worker no longer counts on its session. */
const trustMs = 3_000;
const maxRetryDelayMs = 500;

/**
 * A worker in the eyes of PostgreSQL: a number, and a session that holds its lock and ends with its process. What is
 * claimed under the number of a worker whose session is gone is free for all others (E10). A session that was cut off
 * is resumed under the same number, unless another worker has ended it by then; the worker is a new one in that case,
 * and what it had claimed is no longer its own.
 */
export class WorkerSession {
  /** Selects the numbers of the workers whose sessions have ended: what they had claimed is free (E10). */
  static readonly ended: Sql = sql`select w.id from workers w where w.ended_at is not null`;

  readonly #warnings = new LimitedWarnings(new Logger(WorkerSession.name));
  readonly #listeners: (() => void)[] = [];
  readonly #intervalMs: number;
  readonly #graceMs: number;
  readonly #absent: AbsentWorkers;
  #worker: number | undefined;
  #client: pg.Client | undefined;
  #provenAt = -Infinity;
  /** The first thing that went wrong with the session. */
  #cause: unknown;
  #stopped = false;
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

  /** The number to claim under; undefined while the session is not there, and nothing may be claimed or begun. */
  get id(): number | undefined {
    return performance.now() - this.#provenAt < trustMs ? this.#worker : undefined;
  }

  /** True if the session should exist and does not. */
  get isMissing(): boolean {
    return this.#running !== undefined && !this.#stopped && this.id === undefined;
  }

  /** Calls `listener` when the session was lost or is there again, and when claims of others have become free. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Begins the session, and goes on trying while the database is away. Resolves after the first attempt. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#running ??= this.#run(resolve);
      void this.#running.then(resolve);
    });
  }

  /** Ends the worker: what it still has claimed is free. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#running;
  }

  async #run(attempted: () => void): Promise<void> {
    for (let failures = 0; !this.#stopped; failures += 1) {
      const client = await this.#open().catch((error: unknown) => {
        this.#warnings.warn('this worker has no session, without which it begins nothing', error);
      });
      attempted();
      if (client) {
        failures = 0;
        this.#tell();
        await this.#hold(client);
        if (!this.#stopped)
          this.#warnings.warn('the session of this worker is lost; nothing is begun until it is back', this.#cause);
        this.#tell();
      }
      if (!this.#stopped) await this.#pause(Math.min(50 * (failures + 1), maxRetryDelayMs));
    }
  }

  async #open(): Promise<pg.Client> {
    const client = await this.database.dedicated();
    this.#cause = undefined;
    client.on('error', (error) => (this.#cause ??= error));
    client.once('end', () => this.#lost(client));
    const deadlineTimer = setTimeout(() => destroyConnection(client), trustMs);
    try {
      const asked = performance.now();
      const register = new WorkerRegister(client);
      if (this.#worker !== undefined && !(await register.resume(this.#worker))) this.#worker = undefined;
      this.#worker ??= await register.add();
      this.#client = client;
      this.#provenAt = asked;
      return client;
    } catch (error) {
      await this.#end(client);
      throw error;
    } finally {
      clearTimeout(deadlineTimer);
    }
  }

  /** Until the session ends, stops answering, or is asked to end. */
  async #hold(client: pg.Client): Promise<void> {
    const register = new WorkerRegister(client);
    this.#absent.restart();
    let looking = false;
    let again: NodeJS.Timeout | undefined;
    const look = async (): Promise<void> => {
      if (performance.now() - this.#provenAt > trustMs) this.#lost(client, new Error(`no answer within ${trustMs} ms`));
      if (looking || this.#client !== client) return;
      looking = true;
      clearTimeout(again);
      await this.#look(client, register).catch((error: unknown) => this.#lost(client, error));
      looking = false;
      if (this.#absent.isAnyMissed) again = setTimeout(() => void look(), this.#graceMs);
    };
    const timer = setInterval(() => void look(), this.#intervalMs);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#stopped || this.#client !== client) resolve();
      else void look();
    });
    clearInterval(timer);
    clearTimeout(again);
    if (this.#client === client) await register.leave(this.#worker!).catch(() => undefined);
    else destroyConnection(client);
    await this.#end(client);
  }

  /** Proves the session, and ends workers whose own is gone. */
  async #look(client: pg.Client, register: WorkerRegister): Promise<void> {
    const asked = performance.now();
    const others = await register.others(this.#worker!);
    if (this.#client !== client) return;
    this.#provenAt = asked;
    const { gone, freed } = this.#absent.seen(others, asked);
    if (gone.length > 0) await register.end(gone);
    if (freed) this.#tell();
  }

  #lost(client: pg.Client, cause: unknown = new Error('the connection ended')): void {
    if (this.#client !== client) return;
    this.#cause ??= cause;
    this.#client = undefined;
    this.#provenAt = -Infinity;
    this.#wake();
  }

  async #end(client: pg.Client): Promise<void> {
    this.#lost(client);
    const deadlineTimer = setTimeout(() => destroyConnection(client), trustMs);
    await client.end().catch(() => undefined);
    clearTimeout(deadlineTimer);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
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
