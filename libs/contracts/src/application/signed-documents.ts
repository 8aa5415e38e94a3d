import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { Documents } from '@partner/documents';

/** The documents that contracts name as what was signed (§2.18). */
export class SignedDocuments {
  constructor(private readonly documents: Documents) {}

  /**
   * A document that is not there yet may be named: it is uploaded when it is ready, and 404 until then.
   * @throws DomainError `conflict` when it is there, and belongs to something else than the order (R72).
   */
  async check(company: CompanyId, order: Id, document: Id | null | undefined): Promise<void> {
    const owner = document ? await this.documents.ownerOf(company, document) : undefined;
    if (owner && !(owner.entityType === 'order' && owner.entityId === order)) {
      throw conflict('document_of_another_record', 'the signed document belongs to something else than the order');
    }
  }
}
