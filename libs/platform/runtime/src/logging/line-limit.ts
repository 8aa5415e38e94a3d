/** Number of lines of one kind per interval, in milliseconds. */
export interface LineLimitOptions {
  readonly lines?: number;
  readonly intervalMs?: number;
  /** Maximum number of separate kinds. Further kinds count as one. */
  readonly kinds?: number;
}

interface Window {
  until: number;
  written: number;
  omitted: number;
}

/**
 * Limits repeated log lines, since every request would log one during an outage. The first lines of each interval are
 * written. The first one of the next interval reports the number of omitted lines.
 */
export class LineLimit {
  readonly #windows = new Map<string, Window>();
  readonly #lines: number;
  readonly #intervalMs: number;
  readonly #kinds: number;

  /** @param now a monotonic clock in milliseconds. */
  constructor(
    { lines = 5, intervalMs = 10_000, kinds = 500 }: LineLimitOptions = {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#lines = lines;
    this.#intervalMs = intervalMs;
    this.#kinds = kinds;
  }

  /** @returns the number of lines of the kind that were omitted before this one, or undefined to omit this one too. */
  admit(kind: string): number | undefined {
    const window = this.#windowOf(kind);
    if (window.written >= this.#lines) {
      window.omitted += 1;
      return undefined;
    }
    window.written += 1;
    const { omitted } = window;
    window.omitted = 0;
    return omitted;
  }

  #windowOf(kind: string): Window {
    const now = this.now();
    const known = this.#windows.get(kind);
    if (known && now < known.until) return known;
    if (!known && this.#windows.size >= this.#kinds) this.#forget(now);
    if (!known && this.#windows.size >= this.#kinds) return kind === '' ? this.#add('', now, 0) : this.#windowOf('');
    return this.#add(kind, now, known?.omitted ?? 0);
  }

  #add(kind: string, now: number, omitted: number): Window {
    const window = { until: now + this.#intervalMs, written: 0, omitted };
    this.#windows.set(kind, window);
    return window;
  }

  #forget(now: number): void {
    for (const [kind, { until }] of this.#windows) if (until <= now) this.#windows.delete(kind);
  }
}
