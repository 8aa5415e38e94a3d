import { type CompanyId, minuteMs } from '@partner/kernel';
import { isFailure } from './request.js';

/** Number of successes, and of failures, that each process logs per company and minute (R100). */
export const loggedPerMinute = 300;
/** Beyond that number, one request in this many is logged. */
export const sampleRate = 20;

/**
 * Decides per minute which requests are logged. Successes and failures are counted separately, so that many successes
 * hide no failure.
 */
export class Sampling {
  #minute = 0;
  readonly #seen = new Map<CompanyId, { successes: number; failures: number }>();

  /**
   * @param at milliseconds since 1970.
   * @returns the number of requests that this one represents, or 0 when it is not logged.
   */
  admit(company: CompanyId, status: number, at: number): number {
    const minute = Math.floor(at / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#seen.clear();
    }
    let seen = this.#seen.get(company);
    if (!seen) this.#seen.set(company, (seen = { successes: 0, failures: 0 }));
    const count = isFailure(status) ? (seen.failures += 1) : (seen.successes += 1);
    if (count <= loggedPerMinute) return 1;
    return count % sampleRate === 0 ? sampleRate : 0;
  }
}
