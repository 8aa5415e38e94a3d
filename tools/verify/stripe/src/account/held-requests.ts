/** Longer than this no request hangs, in milliseconds. */
const longest = 120_000;

/** Requests that hang until they are released. */
export class HeldRequests {
  readonly #held = new Set<() => void>();
  readonly #watchers: (() => void)[] = [];

  async wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longest).unref();
      this.#held.add(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const watcher of this.#watchers.splice(0)) watcher();
    });
  }

  /** Resolves as soon as a request hangs. */
  async oneHangs(): Promise<void> {
    if (this.#held.size === 0) await new Promise<void>((resolve) => this.#watchers.push(resolve));
  }

  release(): void {
    for (const held of this.#held) held();
    this.#held.clear();
  }
}
