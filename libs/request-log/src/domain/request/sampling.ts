import type { CompanyId } from '@partner/kernel';
import { isFailure } from './request.js';

/** So many successes, and so many failures, of a company are kept each minute by each process (R100). */
export const keptPerMinute = 300;
/** Beyond them, one in so many is kept. */
export const sampleRate = 20;

const minuteMs = 60_000;

interface Seen {
  successes: number;
  failures: number;
}

/** Decides which requests are kept, minute by minute. A flood of successes hides no failure. */
export class Sampling {
  #minute = 0;
  readonly #seen = new Map<CompanyId, Seen>();

  /** @param at milliseconds since 1970. @returns how many requests this one stands for; 0 when it is not kept. */
  admit(company: CompanyId, status: number, at: number): number {
    const minute = Math.floor(at / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#seen.clear();
    }
    let seen = this.#seen.get(company);
    if (!seen) this.#seen.set(company, (seen = { successes: 0, failures: 0 }));
    const count = isFailure(status) ? (seen.failures += 1) : (seen.successes += 1);
    if (count <= keptPerMinute) return 1;
    return count % sampleRate === 0 ? sampleRate : 0;
  }
}
