/** Maximum time that a request hangs, in milliseconds. */
const maxHangMs = 120_000;

/** Requests that hang until they are released or time out. */
export class HeldRequests {
  readonly #held = new Set<() => void>();
  readonly #watchers: (() => void)[] = [];

  async wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxHangMs).unref();
      this.#held.add(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const watcher of this.#watchers.splice(0)) watcher();
    });
  }

  /** Resolves when at least one request hangs. */
  async waitForHanging(): Promise<void> {
    if (this.#held.size === 0) await new Promise<void>((resolve) => this.#watchers.push(resolve));
  }

  release(): void {
    for (const held of this.#held) held();
    this.#held.clear();
  }
}
