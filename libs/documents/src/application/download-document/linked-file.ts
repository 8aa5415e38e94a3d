import type { CompanyId, Id } from '@partner/kernel';
import type { FileKey } from '../ports/document-store.js';

/** The file of a link, with the metadata for its download. */
export interface LinkedFile {
  readonly company: CompanyId;
  readonly link: Id;
  readonly key: FileKey;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  /** SHA-256 in hex. */
  readonly contentHash: string;
}
