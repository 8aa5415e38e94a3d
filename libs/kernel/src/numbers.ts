import type { CompanyId } from './id.js';

/** Ascending numbers of a company, starting at 1001 and never given twice (R8). */
export abstract class Numbers {
  /** The next number of `series`, such as `lead`. It is given for good when the transaction commits. */
  abstract next(company: CompanyId, series: string): Promise<number>;

  /** The number that the portal brings along, which `next` will not give again; the next one when it brings none. */
  abstract claim(company: CompanyId, series: string, number: number | undefined): Promise<number>;
}
