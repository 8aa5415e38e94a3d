/** Runs tasks at their due time, such as expiry and retries. */
export class Scheduler {
  readonly #timers = new Set<NodeJS.Timeout>();

  /** Schedules a task. @param milliseconds since the epoch, less than 24 days ahead. */
  at(milliseconds: number, task: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void task();
    }, milliseconds - Date.now());
    this.#timers.add(timer.unref());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Returns the seconds since the epoch, as in Stripe's objects. */
export const now = (): number => Math.floor(Date.now() / 1_000);
