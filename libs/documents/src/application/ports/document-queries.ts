import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';
import type { EntityType } from '../../domain/document/document.js';

/** Parameters of a list of documents (§4.13). */
export interface DocumentCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly entityType: EntityType;
  readonly entityId: Id;
  /** Category; exact match. */
  readonly type?: string;
}

/** Reads documents as partners see them. A hidden entity hides its documents (§2.20, A5). */
export abstract class DocumentQueries {
  /** Definition that determines when cached responses of `list` are out of date. */
  abstract listDefinition(entityType: EntityType): ListDefinition;
  /** Returns the list envelope of the requested page, by creation time. @throws DomainError `notFound` (the entity) */
  abstract list(company: CompanyId, criteria: DocumentCriteria): Promise<JsonResponse>;
  /** Returns the file name of a document that partners can see. @throws DomainError `notFound` */
  abstract fileNameOf(company: CompanyId, id: Id): Promise<string>;
}
