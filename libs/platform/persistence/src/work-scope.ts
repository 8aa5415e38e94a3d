import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { CompanyId, DomainError } from '@partner/kernel';

/** Milliseconds until a statement that still runs is cancelled again. */
const cancelIntervalMs = 20;

/** A statement that is running for a scope, and how to stop it. */
export interface Running {
  cancel(): Promise<void>;
}

/** What a request or a job carries through its asynchronous calls. */
export class WorkScope {
  /** Whether the work is a request that asks and changes nothing: a standby may answer it (R94). */
  readsOnly = false;

  /** Time spent waiting for the database, for `Server-Timing` (§1.6). */
  databaseMilliseconds = 0;

  #cancelled: DomainError | undefined;
  #cancelling: Promise<unknown> = Promise.resolve();
  readonly #running = new Set<Running>();

  /**
   * @param company whose rows the work may see, when it is known from the start; requests learn it from their caller.
   */
  constructor(
    readonly requestId?: string,
    public company?: CompanyId,
  ) {}

  /** Stops the running statements, refuses further ones, and with them the commit (W15). */
  async cancel(reason: DomainError): Promise<void> {
    this.#cancelled = reason;
    this.#cancelling = Promise.allSettled([...this.#running].map((statement) => this.#stop(statement)));
    await this.#cancelling;
  }

  /** Why nothing may run any more; undefined while the work goes on. */
  get cancelled(): DomainError | undefined {
    return this.#cancelled;
  }

  /** @throws the reason, once the work was cancelled. */
  check(): void {
    if (this.#cancelled) throw this.#cancelled;
  }

  /**
   * A cancellation that arrives before its statement has started is lost, so it is repeated until the statement ends.
   */
  async #stop(statement: Running): Promise<void> {
    while (this.#running.has(statement)) {
      await statement.cancel();
      await setTimeout(cancelIntervalMs);
    }
  }

  /**
   * Runs one statement so that `cancel` reaches it. Resolves only after a cancellation under way was delivered:
   * it must not hit the next statement of whoever gets the connection then.
   */
  async track<T>(statement: Running, run: () => Promise<T>): Promise<T> {
    this.check();
    const started = performance.now();
    this.#running.add(statement);
    try {
      return await run();
    } finally {
      this.#running.delete(statement);
      this.databaseMilliseconds += performance.now() - started;
      await this.#cancelling;
    }
  }
}

/** The scope of the work under way. */
export const workScope = new AsyncLocalStorage<WorkScope>();
