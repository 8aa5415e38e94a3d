import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/**
 * Called after every commit with the kinds of changed records, before the caller gets the response (W13): once for the
 * company of the change, and once for each other company that reads the changed records.
 */
export abstract class CommitListener {
  /**
   * @param kinds kinds of records such as `lead`, `customer`, `location`. Must not throw, because the change is already
   * committed.
   */
  abstract committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void>;
}

/** Changes of a transaction, as seen by one company. */
export interface CompanyChange {
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/**
 * Returns a statement that is part of the commit and notifies others of its changes, only if it is committed; undefined
 * if there is nothing to report.
 */
export type CommitNotice = (changes: readonly CompanyChange[]) => Sql | undefined;
