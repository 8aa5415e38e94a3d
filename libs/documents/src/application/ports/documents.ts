import type { CompanyId, Id } from '@partner/kernel';
import type { Document, DocumentOwner } from '../../domain/document/document.js';

/** The documents of a company, as they are changed. */
export abstract class Documents {
  /** Deleted ones too, or undefined. Locked. */
  abstract find(company: CompanyId, id: Id): Promise<Document | undefined>;
  /** What a document belongs to, without locking anything; undefined when there is none, or it was deleted. */
  abstract ownerOf(company: CompanyId, id: Id): Promise<DocumentOwner | undefined>;
  abstract add(document: Document): Promise<void>;
  abstract save(document: Document): Promise<void>;
}
