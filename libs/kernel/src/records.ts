import type { CompanyId, Id } from './id.js';

/** The records of a kind, as they are changed. What is loaded stays locked until the transaction ends. */
export abstract class Records<R> {
  /** One that partners see: not deleted, not hidden (R13, A5). @throws DomainError `notFound`. */
  abstract getForUpdate(company: CompanyId, id: Id): Promise<R>;
  /** Whatever its status, or undefined: the portal may bring a deleted one back. */
  abstract find(company: CompanyId, id: Id): Promise<R | undefined>;
  abstract add(record: R): Promise<void>;
  abstract save(record: R): Promise<void>;
}
