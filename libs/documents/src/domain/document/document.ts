import { Aggregate, type Id, omitUndefined, type RecordState, type Snapshot, type Version } from '@partner/kernel';
import { checkFileName } from './file-name.js';

/** What a document can belong to (§4.13). */
export const entityTypes = ['order', 'quote', 'workOrder'] as const;
export type EntityType = (typeof entityTypes)[number];

/** What a document belongs to. */
export interface DocumentOwner {
  readonly entityType: EntityType;
  readonly entityId: Id;
}

/** A file in the store. */
export interface StoredFile {
  readonly fileId: Id;
  readonly sizeBytes: number;
  /** SHA-256 of the content, in hex. */
  readonly contentHash: string;
}

/** What is told of a document (§2.20). */
export interface DocumentFields {
  readonly name: string;
  readonly fileName: string;
  /** The category, free text. */
  readonly type: string;
  readonly mimeType: string;
}

/** A document as it is stored. */
export interface DocumentState extends RecordState, DocumentOwner, DocumentFields, StoredFile {
  /** Where its quote or order stands: hides its event together with that place (A5). */
  readonly locationId: Id | null;
  readonly deletedAt: Date | null;
}

/** What a new document is made of. */
export type NewDocument = Omit<DocumentState, 'version' | 'updatedAt' | 'deletedAt'>;

/** A file of an order, a quote or a work order (§2.20). It has no version on the wire (E3). */
export class Document extends Aggregate<DocumentState> {
  readonly resource = 'document';

  /** @throws DomainError `invalid` for a file name that is none (R70). */
  static create(fields: NewDocument): Document {
    checkFileName(fields.fileName);
    const document = new Document({ ...fields, version: 1, updatedAt: fields.createdAt, deletedAt: null }, false);
    document.record('created', fields.createdAt);
    return document;
  }

  /** Takes over what is given. @throws DomainError `invalid` for a file name that is none (R70). */
  revise(fields: Partial<DocumentFields & StoredFile>, at: Date): void {
    if (fields.fileName !== undefined) checkFileName(fields.fileName);
    this.change(omitUndefined(fields), at);
  }

  /** Ends the document; its links lead nowhere from then on (R52). */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }

  protected override get announcedVersion(): Version | undefined {
    return undefined;
  }

  protected override snapshot(): Snapshot {
    const { entityType, entityId, type, locationId } = this.state;
    return {
      data: { entityType, entityId, type, ...(locationId && { locationId }) },
      ...(locationId && { locationId }),
    };
  }
}
