import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * State that code under way has without being given it, also after each `await`: one object with three parts.
 *
 * - `span`: the piece of work of a trace (`currentSpan`). Begun by the hook of requests, by use cases and by attempts
 *   at jobs; ended with its work. Round trips and log lines hang on it.
 * - `scope`: the request or job (`workScope`). It has the company, the request id and the deadline, so that statements
 *   are cancelled with it.
 * - `transaction`: the unit of work or the consistent read (`currentTransaction`). Statements are part of it.
 *
 * A part holds for the function that `run` is given and for what that calls; the others stay as they are.
 */
interface Ambient {
  readonly span?: unknown;
  readonly scope?: unknown;
  readonly transaction?: unknown;
}

const storage = new AsyncLocalStorage<Ambient>();

/** One part of the ambient state, with the type that its only owner gives it. */
export class AmbientPart<Value> {
  constructor(private readonly name: keyof Ambient) {}

  /** The part as it is for the code under way; undefined outside `run`. */
  getStore(): Value | undefined {
    return storage.getStore()?.[this.name] as Value | undefined;
  }

  /** Runs `work` with another value in place of the present one; undefined for none. */
  run<Result>(value: Value | undefined, work: () => Result): Result {
    return storage.run({ ...storage.getStore(), [this.name]: value }, work);
  }
}
