import type { CompanyId, Id } from './id.js';

/** Write access to the records of a kind. Loaded records stay locked until the transaction ends. */
export abstract class Records<R> {
  /** Loads a record that partners see: not deleted, not hidden (R13, A5). @throws DomainError `notFound`. */
  abstract getForUpdate(company: CompanyId, id: Id): Promise<R>;
  /** Loads a record of any status, because the portal may restore a deleted one. Undefined if there is none. */
  abstract find(company: CompanyId, id: Id): Promise<R | undefined>;
  abstract add(record: R): Promise<void>;
  abstract save(record: R): Promise<void>;
}
