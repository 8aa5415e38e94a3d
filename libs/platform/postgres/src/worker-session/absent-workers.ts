import type { OtherWorker } from './worker-register.js';

/**
 * Milliseconds after losing the own session during which no worker counts as gone: the cause may have disconnected all.
 */
const returnMs = 3_000;

/** Tracks workers without a session, by the clock of this process. */
export class AbsentWorkers {
  readonly #since = new Map<number, number>();
  #ended: ReadonlySet<number> = new Set();
  #sessions = 0;
  #startedAt: number | undefined;

  /** @param graceMs milliseconds without a session after which a worker counts as gone. */
  constructor(private readonly graceMs: number) {}

  /** True if a worker is absent but may still return. */
  get isAnyMissed(): boolean {
    return this.#since.size > 0;
  }

  /** Called when the own session starts or was resumed. */
  restart(): void {
    this.#sessions += 1;
    this.#since.clear();
    this.#startedAt = undefined;
  }

  /**
   * Updates the state with the other workers at `now`.
   * @returns the workers that are gone, and true in `freed` if claims have become free since the last call.
   */
  seen(others: readonly OtherWorker[], now: number): { readonly gone: readonly number[]; readonly freed: boolean } {
    this.#startedAt ??= now;
    const isBack = this.#sessions === 1 || now - this.#startedAt >= returnMs;
    const absent = others.filter(({ ended, alive }) => !ended && !alive).map(({ id }) => id);
    for (const id of this.#since.keys()) if (!absent.includes(id)) this.#since.delete(id);
    for (const id of absent) if (!this.#since.has(id)) this.#since.set(id, now);
    const gone = isBack ? absent.filter((id) => now - this.#since.get(id)! >= this.graceMs) : [];
    for (const id of gone) this.#since.delete(id);
    const ended = new Set([...others.filter((other) => other.ended).map(({ id }) => id), ...gone]);
    const freed = [...ended].some((id) => !this.#ended.has(id));
    this.#ended = ended;
    return { gone, freed };
  }
}
