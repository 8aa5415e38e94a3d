import type { CompanyId, Id } from '@partner/kernel';
import type { DocumentOwner } from '../../domain/document/document.js';

/** Quotes, orders and work orders, as needed by documents. */
export abstract class DocumentEntities {
  /**
   * Returns the location that hides the entity (A5); null for an entity without a location and for work orders, which
   * no location hides; undefined when the entity does not exist or was deleted.
   */
  abstract locationOf(company: CompanyId, owner: DocumentOwner): Promise<Id | null | undefined>;
}
