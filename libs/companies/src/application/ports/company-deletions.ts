import type { CompanyId } from '@partner/kernel';

/** Proof of a deletion, which outlives the company and has no personal data. */
export interface DeletionCertificate {
  readonly id: CompanyId;
  readonly startedAt: Date;
  /** Unset while the deletion continues. */
  readonly finishedAt?: Date;
  /** Removed rows by table, and removed data outside of PostgreSQL by kind. */
  readonly removed: Readonly<Record<string, number>>;
}

/** Company to be deleted. */
export interface PendingDeletion {
  readonly id: CompanyId;
  /** True if it was deleted within the last day: a request that ran at that time may have written a row afterwards. */
  readonly isFinished: boolean;
}

export abstract class CompanyDeletions {
  /** Returns the companies whose deletion is due, unfinished, or was finished within the last day. */
  abstract pending(now: Date): Promise<readonly PendingDeletion[]>;
  /**
   * Deletes a company whose deletion is due, or continues to. An interruption leaves it to the next call.
   * @param goesOn called between small transactions; ends the call by returning false.
   * @returns the certificate, or undefined if the deletion is not due.
   * @throws DomainError `conflict` while another process deletes, exports or imports the company.
   */
  abstract execute(company: CompanyId, now: Date, goesOn: () => boolean): Promise<DeletionCertificate | undefined>;
  abstract certificateOf(company: CompanyId): Promise<DeletionCertificate | undefined>;
}
