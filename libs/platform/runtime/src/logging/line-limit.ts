/** Number of lines of one kind per interval, in milliseconds. */
const maxLines = 5;
const intervalMs = 10_000;
/** Maximum number of separate kinds. Further kinds count as one. */
const maxKinds = 500;

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

  /** @param now a monotonic clock in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns the number of lines of the kind that were omitted before this one, or undefined to omit this one too. */
  admit(kind: string): number | undefined {
    const window = this.#windowOf(kind);
    if (window.written >= maxLines) {
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
    if (!known && this.#windows.size >= maxKinds) this.#forget(now);
    if (!known && this.#windows.size >= maxKinds) return kind === '' ? this.#add('', now, 0) : this.#windowOf('');
    return this.#add(kind, now, known?.omitted ?? 0);
  }

  #add(kind: string, now: number, omitted: number): Window {
    const window = { until: now + intervalMs, written: 0, omitted };
    this.#windows.set(kind, window);
    return window;
  }

  #forget(now: number): void {
    for (const [kind, { until }] of this.#windows) if (until <= now) this.#windows.delete(kind);
  }
}
