import type { CompanyId, Id } from '@partner/kernel';

/** Files that may be in the store without a document pointing to them. */
export abstract class UnreferencedFiles {
  abstract add(company: CompanyId, file: Id): Promise<void>;
  /**
   * Deletes the entry because a document will point to the file, or the file is removed. @returns true if there was an
   * entry. Locked until the commit.
   */
  abstract remove(company: CompanyId, file: Id): Promise<boolean>;
  /** Deletes up to `limit` entries older than `before` and returns their files; skips entries locked by others. */
  abstract removeOld(company: CompanyId, before: Date, limit: number): Promise<Id[]>;
}
