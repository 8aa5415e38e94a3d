import type { ResourceDeclaration, CompanyId, ResourceType } from '@partner/kernel';
import type { EventReader } from './event-reader.js';
import type { Sql } from 'sql-template-tag';

export interface CommitDeclarations {
  readonly resources: ReadonlyMap<string, ResourceDeclaration>;
  readonly eventReaders: readonly EventReader[];
  readonly sharedRecords: readonly SharedRecords[];
  declaresEvent(type: string): boolean;
}

/** Records that other companies read, too: changes also invalidate those companies' lists (W13). */
interface SharedRecords {
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
