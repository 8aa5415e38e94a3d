import type { CompanyId, Id } from '@partner/kernel';
import type { DocumentOwner } from '../../domain/document/document.js';

/** Quotes, orders and work orders, as far as documents ask of them. */
export abstract class DocumentEntities {
  /**
   * The location that the entity is hidden with (A5): null for one that stands at none, and for a work order, which
   * no location hides; undefined when there is no such entity, or it was deleted.
   */
  abstract locationOf(company: CompanyId, owner: DocumentOwner): Promise<Id | null | undefined>;
}
