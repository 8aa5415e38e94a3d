import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Document, DocumentOwner } from '../../domain/document/document.js';

/** Documents of a company, for changes. */
export abstract class Documents extends Records<Document> {
  /** Returns the owner of a document without locking; undefined when the document does not exist or was deleted. */
  abstract ownerOf(company: CompanyId, id: Id): Promise<DocumentOwner | undefined>;
}
