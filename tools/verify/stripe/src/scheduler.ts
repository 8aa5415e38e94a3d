import type { Clock } from './clock.js';

type Task = () => Promise<void> | void;

const maxTimeout = 2 ** 31 - 1;

/** Runs tasks at their due time, such as expiry and retries. `advance` runs them at once. */
export class Scheduler {
  readonly #entries: { at: number; task: Task }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(private readonly clock: Clock) {}

  /** Schedules a task. @param milliseconds since the epoch, by the clock of the stand-in. */
  at(milliseconds: number, task: Task): void {
    const after = this.#entries.findIndex(({ at }) => at > milliseconds);
    this.#entries.splice(after < 0 ? this.#entries.length : after, 0, { at: milliseconds, task });
    this.#arm();
  }

  /** Moves the clock and runs all due tasks in order, including tasks that they schedule. */
  async advance(seconds: number): Promise<void> {
    const end = this.clock.milliseconds() + seconds * 1_000;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.clock.skipTo(next.at);
      await next.task();
    }
    this.clock.skipTo(end);
    this.#arm();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #next(end: number): { at: number; task: Task } | undefined {
    const [first] = this.#entries;
    return first && first.at <= end ? this.#entries.shift() : undefined;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [first] = this.#entries;
    if (!first || this.#stopped) return;
    const wait = Math.max(0, first.at - this.clock.milliseconds());
    this.#timer = setTimeout(() => this.#runDue(), Math.min(wait, maxTimeout));
    this.#timer.unref();
  }

  #runDue(): void {
    const now = this.clock.milliseconds();
    for (let next = this.#next(now); next; next = this.#next(now)) void next.task();
    this.#arm();
  }
}
