import type { CompanyId, ResourceType } from '@partner/kernel';

/**
 * Told after every commit what kinds of records it changed, before the caller gets its answer (W13): once for the
 * company
 * of the change, and once for each other one that reads what changed.
 */
export abstract class CommitListener {
  /** @param kinds such as `lead`, `customer`, `location`. Must not throw: the change is made. */
  abstract committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void>;
}
