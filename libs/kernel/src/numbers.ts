import type { CompanyId } from './id.js';

/** Issues ascending numbers within a company. They start at 1001 and are never reused (R8). */
export abstract class Numbers {
  /** Returns the next number of `series`, such as `lead`. It is used up when the transaction commits. */
  abstract next(company: CompanyId, series: string): Promise<number>;

  /**
   * Reserves a number that the portal supplies, so that `next` does not return it; without one, returns the next
   * number. @throws DomainError `invalid` for a number that leaves none for later records.
   */
  abstract claim(company: CompanyId, series: string, number: number | undefined): Promise<number>;
}
