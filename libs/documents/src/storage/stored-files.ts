import { type CompanyId, ExternalData } from '@partner/kernel';
import type { DocumentStore } from '../application/ports/document-store.js';

/** Files of a company's documents, for its deletion. */
export class StoredFiles extends ExternalData {
  readonly kind = 'files';

  constructor(private readonly store: DocumentStore) {
    super();
  }

  remove(company: CompanyId): Promise<number> {
    return this.store.removeAll(company);
  }
}
