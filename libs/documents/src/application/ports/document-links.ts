import type { CompanyId, Id } from '@partner/kernel';
import type { DocumentFields, StoredFile } from '../../domain/document/document.js';

/** Input for a new link (R52). */
export interface NewLink {
  readonly company: CompanyId;
  readonly id: Id;
  readonly document: Id;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FoundLink extends StoredFile, Pick<DocumentFields, 'fileName' | 'mimeType'> {
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** End of the current download's lease. */
  readonly leasedUntil: Date | null;
  /** Time at which the last byte of the current download was handed to the network. */
  readonly sentAt: Date | null;
  /** True if partners can see the document: neither it nor its entity is deleted or hidden. */
  readonly visible: boolean;
}

/** A download through a link; the holder of the lease has the link for itself (R71). */
export interface Lease {
  readonly company: CompanyId;
  readonly link: Id;
  readonly id: Id;
}

/** Links of documents. Conditional updates decide who may download, never a preceding read. */
export abstract class DocumentLinks {
  abstract add(link: NewLink): Promise<void>;
  abstract find(company: CompanyId, id: Id): Promise<FoundLink | undefined>;
  /** Reserves the link if it is free, unused and unexpired at `at`. @returns true on success */
  abstract claim(lease: Lease, at: Date, until: Date): Promise<boolean>;
  /** Extends the lease to `until`. @returns false when the lease was lost */
  abstract renew(lease: Lease, until: Date): Promise<boolean>;
  /** As `renew`; call when the last byte is about to be sent. */
  abstract markSent(lease: Lease, at: Date, until: Date): Promise<boolean>;
  /** Marks the link as used, unless the lease was lost. */
  abstract markUsed(lease: Lease, at: Date): Promise<void>;
  /** Frees the link, unless the lease was lost. */
  abstract release(lease: Lease): Promise<void>;
  /** Removes links that expired before `before`. @returns the number removed, at most `limit` */
  abstract removeExpired(company: CompanyId, before: Date, limit: number): Promise<number>;
}
