import { type CompanyId, system, type UnitOfWork } from '@partner/kernel';
import type { DocumentLinks } from '../ports/document-links.js';
import type { DocumentStore } from '../ports/document-store.js';
import type { UnreferencedFiles } from '../ports/unreferenced-files.js';

const day = 24 * 60 * 60 * 1_000;
/** How long an upload may take, and a download of a document that was deleted meanwhile. */
const fileAge = day;
/** How long a link is known after it expired (R71). */
const linkAge = 7 * day;
const batch = { files: 20, links: 1_000 };

/** The moments before which files and links are due at `now`. */
export const dueBefore = (now: Date): { readonly files: Date; readonly links: Date } => ({
  files: new Date(now.getTime() - fileAge),
  links: new Date(now.getTime() - linkAge),
});

/** Removes files that no document points to, and links that expired long ago (R71). */
export class SweepDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: UnreferencedFiles,
    private readonly links: DocumentLinks,
    private readonly store: DocumentStore,
  ) {}

  /** Everything of a company that is due. @returns how many files and links it removed. */
  async execute(company: CompanyId, now: Date): Promise<number> {
    const due = dueBefore(now);
    const files = await this.#repeat(batch.files, () => this.#files(company, due.files));
    const links = await this.#repeat(batch.links, () =>
      this.work.run(system(company), () => this.links.removeExpired(company, due.links, batch.links)),
    );
    return files + links;
  }

  /** The rows are gone with the commit, so that a file that could not be removed is found again. */
  #files(company: CompanyId, before: Date): Promise<number> {
    return this.work.run(system(company), async () => {
      const old = await this.files.takeOld(company, before, batch.files);
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
