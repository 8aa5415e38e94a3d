import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { Documents } from '@partner/documents';

/** Checks the documents that contracts reference as their signed version (§2.18). */
export class SignedDocuments {
  constructor(private readonly documents: Documents) {}

  /**
   * A document may be referenced before it is uploaded; until then it is 404.
   * @throws DomainError `conflict` when the document exists and does not belong to the order (R72).
   */
  async check(company: CompanyId, order: Id, document: Id | null | undefined): Promise<void> {
    const owner = document ? await this.documents.ownerOf(company, document) : undefined;
    if (owner && !(owner.entityType === 'order' && owner.entityId === order)) {
      throw conflict('document_of_another_record', 'the signed document does not belong to the order');
    }
  }
}
