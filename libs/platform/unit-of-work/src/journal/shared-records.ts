import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/** Records that other companies read, too: changes also invalidate those companies' lists (W13). */
export interface SharedRecords {
  /** Kinds of records whose changes others see. */
  readonly kinds: readonly ResourceType[];
  /** Kind of record that changes for those others, as their lists name it. */
  readonly shownAs: ResourceType;
  /**
   * Returns a statement that selects as `company_id` the other companies that read records of the company. It runs in
   * the transaction of the change, after everything was written.
   */
  readonly readers: (company: CompanyId) => Sql;
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Records of the context that other companies read. */
    readonly sharesRecords?: SharedRecords;
  }
}
