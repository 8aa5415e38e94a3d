import type { CompanyId } from '@partner/kernel';
import type { DocumentStore } from '../ports/document-store.js';
import type { Documents } from '../ports/documents.js';

/** Gives the documents of a copied company their files. */
export class CopyFiles {
  constructor(
    private readonly documents: Documents,
    private readonly store: DocumentStore,
  ) {}

  /** @throws DomainError `unavailable` (the store) */
  async execute(from: CompanyId, to: CompanyId): Promise<void> {
    const originals = new Map((await this.documents.storedFiles(from)).map((file) => [file.contentHash, file.fileId]));
    const copies = await this.documents.storedFiles(to);
    await Promise.all(
      copies.map(async ({ fileId, sizeBytes, contentHash }) => {
        const range = { first: 0, last: sizeBytes - 1 };
        const content = await this.store.read({ company: from, file: originals.get(contentHash)! }, range);
        await this.store.put({ company: to, file: fileId }, content, sizeBytes);
      }),
    );
  }
}
