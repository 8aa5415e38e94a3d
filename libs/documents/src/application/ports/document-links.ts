import type { CompanyId, Id } from '@partner/kernel';
import type { DocumentFields, StoredFile } from '../../domain/document/document.js';

/** A link as it is made (R52). */
export interface NewLink {
  readonly company: CompanyId;
  readonly id: Id;
  readonly document: Id;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a link leads to, and how far it has come. */
export interface FoundLink extends StoredFile, Pick<DocumentFields, 'fileName' | 'mimeType'> {
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Until when somebody downloads through it. */
  readonly leasedUntil: Date | null;
  /** When the last byte of the download under way was handed to the network. */
  readonly sentAt: Date | null;
  /** Whether partners see the document: neither it nor its entity is deleted or hidden. */
  readonly visible: boolean;
}

/** A download through a link: the link belongs to whoever has the lease (R71). */
export interface Lease {
  readonly company: CompanyId;
  readonly link: Id;
  readonly id: Id;
}

/** The links of documents. Who may download is decided by conditional updates, never by a look before them. */
export abstract class DocumentLinks {
  abstract add(link: NewLink): Promise<void>;
  abstract find(company: CompanyId, id: Id): Promise<FoundLink | undefined>;
  /** Takes the link if it is free, unused and has not expired at `at`. @returns whether it is the lease's now. */
  abstract claim(lease: Lease, at: Date, until: Date): Promise<boolean>;
  /** Keeps the lease until another time. @returns whether it still was the lease's. */
  abstract renew(lease: Lease, until: Date): Promise<boolean>;
  /** As `renew`, when the last byte is about to leave. */
  abstract markSent(lease: Lease, at: Date, until: Date): Promise<boolean>;
  /** Uses the link up, if it still is the lease's. */
  abstract use(lease: Lease, at: Date): Promise<void>;
  /** Frees the link, if it still is the lease's. */
  abstract release(lease: Lease): Promise<void>;
  /** Removes links that expired before a time. @returns how many, at most `limit`. */
  abstract removeExpired(company: CompanyId, before: Date, limit: number): Promise<number>;
}
