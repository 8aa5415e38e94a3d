import type { CompanyId, Id } from '@partner/kernel';

/** Erases what logged requests may contain about a customer (R110). */
export abstract class EraseRequests {
  /**
   * Removes the queries, error messages and bodies of the company's next requests that quote the customer: one of its
   * records by id, or its name, email or phone. Runs in the current unit of work.
   * @param after `next` of the previous step; empty at first
   * @returns the number of changed requests, and where to continue; undefined at the end
   */
  abstract next(
    company: CompanyId,
    customer: Id,
    after: string,
  ): Promise<{ readonly erased: number; readonly next?: Id }>;
}
