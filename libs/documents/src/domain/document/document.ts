import { Aggregate, type Id, omitUndefined, type RecordState, type Snapshot, type Version } from '@partner/kernel';
import { checkFileName } from './file-name.js';

/** Types of entities that can own documents (§4.13). */
export const entityTypes = ['order', 'quote', 'workOrder'] as const;
export type EntityType = (typeof entityTypes)[number];

export interface DocumentOwner {
  readonly entityType: EntityType;
  readonly entityId: Id;
}

export interface StoredFile {
  readonly fileId: Id;
  readonly sizeBytes: number;
  /** SHA-256 of the content, in hex. */
  readonly contentHash: string;
}

/** Descriptive fields of a document (§2.20). */
export interface DocumentFields {
  readonly name: string;
  readonly fileName: string;
  /** Category; free text. */
  readonly type: string;
  readonly mimeType: string;
}

export interface DocumentState extends RecordState, DocumentOwner, DocumentFields, StoredFile {
  /** Location of its quote or order; hiding the location hides the document's event (A5). */
  readonly locationId: Id | null;
  readonly deletedAt: Date | null;
}

export type NewDocument = Omit<DocumentState, 'version' | 'updatedAt' | 'deletedAt'>;

/** A file of an order, a quote or a work order (§2.20). The API shows no version of it (E3). */
export class Document extends Aggregate<DocumentState> {
  readonly resource = 'document';

  /** @throws DomainError `invalid` for an invalid file name (R70) */
  static create(fields: NewDocument): Document {
    checkFileName(fields.fileName);
    const document = new Document({ ...fields, version: 1, updatedAt: fields.createdAt, deletedAt: null }, false);
    document.recordEvent('created', fields.createdAt);
    return document;
  }

  /** Changes the given fields. @throws DomainError `invalid` for an invalid file name (R70) */
  revise(fields: Partial<DocumentFields & StoredFile>, at: Date): void {
    if (fields.fileName !== undefined) checkFileName(fields.fileName);
    this.change(omitUndefined(fields), at);
  }

  /** Marks the document as deleted; its links stop working (R52). */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }

  /** Removes the names, which may contain the name of a customer, and deletes the document (R110). */
  erase(at: Date): void {
    this.change({ name: 'Erased', fileName: 'erased', deletedAt: this.state.deletedAt ?? at }, at);
  }

  protected override get eventVersion(): Version | undefined {
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
