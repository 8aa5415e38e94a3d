import { type CompanyId, type Id, system, type UnitOfWork } from '@partner/kernel';
import type { DocumentStore } from '../ports/document-store.js';
import type { Documents, UnreferencedFiles } from '../ports/documents.js';

/** Documents whose files are removed at a time. */
const batch = 10;

/** Deletes the documents of a customer's records with their names, and then their files (R110). */
export class EraseDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly files: UnreferencedFiles,
    private readonly store: DocumentStore,
  ) {}

  /**
   * Runs in the current unit of work. The files remain.
   * @param entities orders, quotes and work orders.
   * @returns the ids of the documents.
   */
  async execute(company: CompanyId, entities: readonly Id[], at: Date): Promise<Id[]> {
    const found = await this.documents.ofEntities(company, entities);
    for (const document of found) {
      if (!document.state.deletedAt) await this.files.add(company, document.state.fileId);
      document.erase(at);
      await this.documents.save(document);
    }
    return found.map(({ id }) => id);
  }

  /**
   * Removes the first files of erased documents. Call outside a unit of work, since the store may be slow.
   * @param ids ordered; ids of other records are ignored.
   * @returns the last document whose file was removed if there may be more.
   */
  async removeFiles(company: CompanyId, ids: readonly Id[]): Promise<Id | undefined> {
    const found = await this.work.run(system(company), () => this.documents.filesOf(company, ids, batch));
    for (const { file } of found) await this.store.remove({ company, file });
    return found.length === batch ? found.at(-1)!.id : undefined;
  }
}
