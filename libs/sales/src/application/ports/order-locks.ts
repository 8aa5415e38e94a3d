import type { CompanyId, Id } from '@partner/kernel';

/**
 * What keeps parts of an order as they are: a contract that somebody signed (R17). Implemented where contracts are
 * kept.
 */
export abstract class OrderLocks {
  /**
   * To be asked behind the lock of the order: nobody signs its contract meanwhile.
   * @param what is about to be changed, for the message. @throws DomainError `locked`.
   */
  abstract check(company: CompanyId, order: Id, what: string): Promise<void>;
}
