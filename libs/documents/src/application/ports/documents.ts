import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Document, DocumentOwner } from '../../domain/document/document.js';

/** The documents of a company, as they are changed. */
export abstract class Documents extends Records<Document> {
  /** What a document belongs to, without locking anything; undefined when there is none, or it was deleted. */
  abstract ownerOf(company: CompanyId, id: Id): Promise<DocumentOwner | undefined>;
}
