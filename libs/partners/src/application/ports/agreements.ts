import type { CompanyId, Id } from '@partner/kernel';
import type { Agreement } from '../../domain/agreement/agreement.js';

/** The agreements that a company is a party of, as they are changed. */
export abstract class Agreements {
  /** Locked until the transaction ends. @throws DomainError `notFound` unless the company is a party (R38). */
  abstract toChange(company: CompanyId, id: Id): Promise<Agreement>;
  /** As `toChange`; undefined when there is none. */
  abstract find(company: CompanyId, id: Id): Promise<Agreement | undefined>;
  abstract add(agreement: Agreement): Promise<void>;
  abstract save(agreement: Agreement): Promise<void>;
}
