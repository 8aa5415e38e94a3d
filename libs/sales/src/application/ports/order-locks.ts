import type { CompanyId, Id } from '@partner/kernel';

/** Locks parts of an order whose contract is signed (R17). Implemented by contracts. */
export abstract class OrderLocks {
  /**
   * Call it while the order is locked, so that its contract cannot be signed meanwhile.
   * @param what part that is about to change, for the message. @throws DomainError `locked`.
   */
  abstract check(company: CompanyId, order: Id, what: string): Promise<void>;
}
