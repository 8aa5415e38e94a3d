import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';
import type { EntityType } from '../../domain/document/document.js';

/** What a list of documents is asked for (§4.13). */
export interface DocumentCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly entityType: EntityType;
  readonly entityId: Id;
  /** The category, exactly. */
  readonly type?: string;
}

/** Reading documents, as partners see them: what hides an entity hides its documents (§2.20, A5). */
export abstract class DocumentQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract listDefinition(entityType: EntityType): ListDefinition;
  /** The envelope of the page asked for, by the time of creation. @throws DomainError `notFound` (the entity). */
  abstract list(company: CompanyId, criteria: DocumentCriteria): Promise<JsonResponse>;
  /** The file name of a document that partners see. @throws DomainError `notFound` */
  abstract fileNameOf(company: CompanyId, id: Id): Promise<string>;
}
