import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * State that running code has access to without parameters, also after each `await`: one object with three parts.
 *
 * - `span`: the current span of a trace (`currentSpan`). Started by the request hook, by use cases and by job attempts.
 *   Ends with its work. Database round trips and log lines belong to it.
 * - `scope`: the request or job (`WorkScope.current`). Has the company, the request id and the deadline. Cancelling it
 *   cancels its statements.
 * - `transaction`: the unit of work or the consistent read (`Transaction.current`). Statements are part of it.
 *
 * `run` sets one part for a function and everything it calls. The other parts stay unchanged.
 */
interface Ambient {
  readonly span?: unknown;
  readonly scope?: unknown;
  readonly transaction?: unknown;
}

const storage = new AsyncLocalStorage<Ambient>();

/** One part of the ambient state, typed by its only owner. */
export class AmbientPart<Value> {
  constructor(private readonly name: keyof Ambient) {}

  getStore(): Value | undefined {
    return storage.getStore()?.[this.name] as Value | undefined;
  }

  /** Runs `work` with another value in place of the current one; undefined for none. */
  run<Result>(value: Value | undefined, work: () => Result): Result {
    return storage.run({ ...storage.getStore(), [this.name]: value }, work);
  }
}
