import type { CompanyId, Id } from '@partner/kernel';

/** Erases what logged requests may contain about a customer (R110). */
export abstract class EraseRequests {
  /**
   * Empties the queries and error messages of the company's next requests, and deletes their bodies. They may name a
   * customer in any spelling, so that all are emptied. Runs in the current unit of work.
   * @param after `next` of the previous step; empty at first
   * @returns the number of changed requests, and where to continue; undefined at the end
   */
  abstract next(company: CompanyId, after: string): Promise<{ readonly erased: number; readonly next?: Id }>;
}
