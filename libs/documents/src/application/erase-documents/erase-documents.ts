import type { CompanyId, Id } from '@partner/kernel';
import type { DocumentStore } from '../ports/document-store.js';
import type { Documents } from '../ports/documents.js';

/** Deletes the documents of a customer's records with their files and names (R110). */
export class EraseDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly store: DocumentStore,
  ) {}

  /**
   * Runs in the current unit of work. Files are removed before the commit: if it fails, the erasure is repeated.
   * @param entities orders, quotes and work orders.
   * @returns the ids of the documents.
   */
  async execute(company: CompanyId, entities: readonly Id[], at: Date): Promise<Id[]> {
    const found = await this.documents.ofEntities(company, entities);
    for (const document of found) {
      await this.store.remove({ company, file: document.state.fileId });
      document.erase(at);
      await this.documents.save(document);
    }
    return found.map(({ id }) => id);
  }
}
