import { setTimeout } from 'node:timers/promises';
import type { CompanyId, DomainError } from '@partner/kernel';
import { AmbientPart } from '@partner/runtime';

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

  #cancelled: DomainError | undefined;
  #cancelling: Promise<unknown> = Promise.resolve();
  /** Statements under way, with the time at which each began. */
  readonly #running = new Map<Running, number>();
  #finishedMilliseconds = 0;

  /**
   * @param company whose rows the work may see, when it is known from the start; requests learn it from their caller.
   */
  constructor(
    readonly requestId?: string,
    public company?: CompanyId,
  ) {}

  /** Time spent waiting for the database so far, statements under way included, for `Server-Timing` (§1.6). */
  get databaseMilliseconds(): number {
    let sum = this.#finishedMilliseconds;
    const now = performance.now();
    for (const started of this.#running.values()) sum += now - started;
    return sum;
  }

  /** Stops the running statements, refuses further ones, and with them the commit (W15). */
  async cancel(reason: DomainError): Promise<void> {
    this.#cancelled = reason;
    this.#cancelling = Promise.allSettled([...this.#running.keys()].map((statement) => this.#stop(statement)));
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
   * Waits for a statement that others wait for as well. It is not cancelled for one of them: the server ends it in
   * time.
   */
  waitFor<T>(statement: () => Promise<T>): Promise<T> {
    return this.track({ cancel: async () => undefined }, statement);
  }
}

/** The scope of the work under way. */
export const workScope = new AmbientPart<WorkScope>('scope');
