import { type Actor, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Documents, UnreferencedFiles } from '../ports/documents.js';

/** Deletes a document on behalf of the portal. Its file is removed once no download of it can be in progress. */
export class DeleteDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly files: UnreferencedFiles,
  ) {}

  /** @throws DomainError `notFound` */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const document = await this.documents.find(company, id);
      if (!document || document.state.deletedAt) throw notFound('document');
      document.delete(this.work.now());
      await this.documents.save(document);
      await this.files.add(company, document.state.fileId);
    });
  }
}
