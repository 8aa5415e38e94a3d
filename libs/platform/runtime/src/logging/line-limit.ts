/** Lines that say the same, and quiet time after the first of them, in milliseconds. */
export interface LineLimitOptions {
  readonly lines?: number;
  readonly intervalMs?: number;
  /** Kinds of lines that are told apart; beyond them everything counts as one. */
  readonly kinds?: number;
}

interface Window {
  until: number;
  written: number;
  omitted: number;
}

/**
 * How often a log says the same: while something is away, every request would write a line. The first lines of each
 * interval are written, and the first one of the next says how many were left out.
 */
export class LineLimit {
  readonly #windows = new Map<string, Window>();
  readonly #lines: number;
  readonly #intervalMs: number;
  readonly #kinds: number;

  /** @param now milliseconds of a clock that never goes back. */
  constructor(
    { lines = 5, intervalMs = 10_000, kinds = 500 }: LineLimitOptions = {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#lines = lines;
    this.#intervalMs = intervalMs;
    this.#kinds = kinds;
  }

  /** @returns how many lines of the kind were left out before this one; undefined when this one is left out, too. */
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
