import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/**
 * Told after every commit what kinds of records it changed, before the caller gets its answer (W13): once for the
 * company of the change, and once for each other one that reads what changed.
 */
export abstract class CommitListener {
  /** @param kinds such as `lead`, `customer`, `location`. Must not throw: the change is made. */
  abstract committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void>;
}

/** What a transaction changed for one company. */
export interface CompanyChange {
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/**
 * A statement that goes with a commit and tells others what it changed; undefined when there is nothing to tell. It
 * takes effect with the commit or not at all.
 */
export type CommitNotice = (changes: readonly CompanyChange[]) => Sql | undefined;
