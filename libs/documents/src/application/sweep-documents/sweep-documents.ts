import { type CompanyId, system, type UnitOfWork, dayMs } from '@partner/kernel';
import type { DocumentLinks } from '../ports/document-links.js';
import type { DocumentStore } from '../ports/document-store.js';
import type { UnreferencedFiles } from '../ports/documents.js';

/**
 * Time after which an unreferenced file is removed: longer than an upload, or a download of a deleted document, may
 * take.
 */
const fileAge = dayMs;
/** Retention of a link after it expired (R71). */
const linkAge = 7 * dayMs;
const batch = { files: 20, links: 1_000 };

/** Returns the times before which files and links are due, as of `now`. */
export const dueBefore = (now: Date): { readonly files: Date; readonly links: Date } => ({
  files: new Date(now.getTime() - fileAge),
  links: new Date(now.getTime() - linkAge),
});

/** Removes files that no document points to, and long-expired links (R71). */
export class SweepDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: UnreferencedFiles,
    private readonly links: DocumentLinks,
    private readonly store: DocumentStore,
  ) {}

  /** Removes everything of a company that is due. @returns the number of removed files and links */
  async execute(company: CompanyId, now: Date): Promise<number> {
    const due = dueBefore(now);
    const files = await this.#repeat(batch.files, () => this.#files(company, due.files));
    const links = await this.#repeat(batch.links, () =>
      this.work.run(system(company), () => this.links.removeExpired(company, due.links, batch.links)),
    );
    return files + links;
  }

  /** Deletes entries only with the commit, so that a file whose removal failed is found again. */
  #files(company: CompanyId, before: Date): Promise<number> {
    return this.work.run(system(company), async () => {
      const old = await this.files.removeOld(company, before, batch.files);
      for (const file of old) await this.store.remove({ company, file });
      return old.length;
    });
  }

  async #repeat(full: number, step: () => Promise<number>): Promise<number> {
    for (let all = 0; ;) {
      const done = await step();
      all += done;
      if (done < full) return all;
    }
  }
}
