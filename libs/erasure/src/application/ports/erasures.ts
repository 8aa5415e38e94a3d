import type { CompanyId, Id } from '@partner/kernel';

/** Certificate of an erasure, without personal data (R110). */
export interface Certificate {
  readonly customerId: Id;
  readonly status: 'running' | 'finished';
  readonly requestedAt: Date;
  readonly finishedAt?: Date;
  /** Number of changed or removed rows and files by place. */
  readonly erased: Readonly<Record<string, number>>;
}

/** An unfinished or finished erasure, and its next step. */
export interface Erasure extends Certificate {
  /** Name of the next step, and its position after a colon. */
  readonly step: string;
}

/** Returns the certificate of an erasure. */
export const certificateOf = ({ step: _, ...certificate }: Erasure): Certificate => certificate;

/** The erasures of a company. */
export abstract class Erasures {
  abstract find(company: CompanyId, customer: Id): Promise<Erasure | undefined>;
  /** Locks the erasure until the transaction ends, so that steps never overlap. Call before locking the customer. */
  abstract findForUpdate(company: CompanyId, customer: Id): Promise<Erasure | undefined>;
  abstract add(company: CompanyId, erasure: Erasure, requestedBy: string): Promise<void>;
  abstract save(company: CompanyId, erasure: Erasure): Promise<void>;
}
