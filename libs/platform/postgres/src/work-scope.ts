import { setTimeout } from 'node:timers/promises';
import type { CompanyId, DomainError } from '@partner/kernel';
import { AmbientPart } from '@partner/runtime';

/** Milliseconds between cancellations of a statement that is still running. */
const cancelIntervalMs = 20;

export interface Running {
  cancel(): Promise<void>;
}

/** Context of a request or job, available in all of its asynchronous calls. */
export class WorkScope {
  static readonly #ambient = new AmbientPart<WorkScope>('scope');

  /** True for read-only requests: a standby may serve them (R94). */
  readsOnly = false;

  #cancelled: DomainError | undefined;
  #cancelling: Promise<unknown> = Promise.resolve();
  /** Running statements with their start times. */
  readonly #running = new Map<Running, number>();
  #finishedMilliseconds = 0;

  /** @param company company whose rows are visible, if known from the start; requests learn it from their caller. */
  constructor(
    readonly requestId?: string,
    public company?: CompanyId,
  ) {}

  /** Returns the scope of the running code, or undefined outside of `run`. */
  static get current(): WorkScope | undefined {
    return WorkScope.#ambient.getStore();
  }

  /**
   * Runs work that is not a request for one company, such as a job or a step of a sweep. Without it, no rows are
   * visible (A7).
   */
  static forCompany<Result>(company: CompanyId, work: () => Result): Result {
    return new WorkScope(WorkScope.current?.requestId, company).run(work);
  }

  run<Result>(work: () => Result): Result {
    return WorkScope.#ambient.run(this, work);
  }

  /** Milliseconds spent waiting for the database so far, including running statements, for `Server-Timing` (§1.6). */
  get databaseMilliseconds(): number {
    let sum = this.#finishedMilliseconds;
    const now = performance.now();
    for (const started of this.#running.values()) sum += now - started;
    return sum;
  }

  /** Cancels the running statements and rejects further ones, including the commit (W15). */
  async cancel(reason: DomainError): Promise<void> {
    this.#cancelled = reason;
    this.#cancelling = Promise.allSettled([...this.#running.keys()].map((statement) => this.#stop(statement)));
    await this.#cancelling;
  }

  get cancelled(): DomainError | undefined {
    return this.#cancelled;
  }

  /** Checks that the work was not cancelled. @throws the reason of the cancellation. */
  check(): void {
    if (this.#cancelled) throw this.#cancelled;
  }

  /**
   * Repeats the cancellation until the statement ends, because one that arrives before the statement has started is
   * lost.
   */
  async #stop(statement: Running): Promise<void> {
    while (this.#running.has(statement)) {
      await statement.cancel();
      await setTimeout(cancelIntervalMs);
    }
  }

  /**
   * Runs one statement so that `cancel` can stop it. Resolves only after a pending cancellation was delivered:
   * otherwise it could hit the next statement on the same connection.
   */
  async track<T>(statement: Running, run: () => Promise<T>): Promise<T> {
    this.check();
    const started = performance.now();
    this.#running.set(statement, started);
    try {
      return await run();
    } finally {
      this.#running.delete(statement);
      this.#finishedMilliseconds += performance.now() - started;
      await this.#cancelling;
    }
  }

  /**
   * Waits for a statement shared with other scopes. `cancel` does not stop it; the server's statement timeout bounds
   * it.
   */
  waitFor<T>(statement: () => Promise<T>): Promise<T> {
    return this.track({ cancel: async () => undefined }, statement);
  }
}
