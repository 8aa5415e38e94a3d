import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/** Records that other companies than their own read, too: their lists are told of changes as well (W13). */
export interface SharedRecords {
  /** The kinds of records whose changes others see. */
  readonly kinds: readonly ResourceType[];
  /** What has changed for those others: the kind of record that their lists name. */
  readonly shownAs: ResourceType;
  /**
   * A statement whose rows have as `company_id` who else reads records of the company. It runs in the transaction that
   * changes them, after everything was written.
   */
  readonly readers: (company: CompanyId) => Sql;
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Records of it that other companies read. */
    readonly sharesRecords?: SharedRecords;
  }
}
