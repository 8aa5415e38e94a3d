import type { CompanyId, Id } from '@partner/kernel';
import type { Progress } from '../../domain/erasure/erasure-steps.js';

/** Certificate of an erasure, without personal data (R110). */
export interface Certificate {
  readonly customerId: Id;
  readonly status: 'running' | 'finished';
  readonly requestedAt: Date;
  readonly finishedAt?: Date;
  /** Number of changed or removed rows and files by place. */
  readonly erased: Readonly<Record<string, number>>;
}

/** An unfinished or finished erasure. */
export interface Erasure extends Certificate {
  readonly progress: Progress;
}

/** Returns the certificate of an erasure. */
export const certificateOf = ({ progress: _, ...certificate }: Erasure): Certificate => certificate;

/** The erasures of a company. */
export abstract class Erasures {
  abstract find(company: CompanyId, customer: Id): Promise<Erasure | undefined>;
  /** Locks the erasure until the transaction ends, so that steps never overlap. Call before locking the customer. */
  abstract findForUpdate(company: CompanyId, customer: Id): Promise<Erasure | undefined>;
  abstract add(company: CompanyId, erasure: Erasure, requestedBy: string): Promise<void>;
  abstract save(company: CompanyId, erasure: Erasure): Promise<void>;
}
