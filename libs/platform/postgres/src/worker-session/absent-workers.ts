import type { OtherWorker } from './worker-register.js';

/**
 * After an own session was lost, nobody is missed for so long, in milliseconds: what cut it off may have cut off all.
 */
const returnMs = 3_000;

/** Remembers whose sessions are gone, and since when: all times are those of this process. */
export class AbsentWorkers {
  readonly #since = new Map<number, number>();
  #ended: ReadonlySet<number> = new Set();
  #sessions = 0;
  #startedAt: number | undefined;

  /** @param graceMs how long a session has to be gone before its worker counts as gone. */
  constructor(private readonly graceMs: number) {}

  /** Whether somebody is not there who may still come back. */
  get isAnyMissed(): boolean {
    return this.#since.size > 0;
  }

  /** The own session begins, or is back. */
  restart(): void {
    this.#sessions += 1;
    this.#since.clear();
    this.#startedAt = undefined;
  }

  /**
   * Takes note of a look at the others at `now`. @returns who is gone for good, and whether anybody's claims have
   * become
   * free since the last look.
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
