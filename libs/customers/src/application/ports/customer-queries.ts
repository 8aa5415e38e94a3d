import { type Page, RecordQueries, type Sort, type Span } from '@partner/kernel';

/** What the list of customers can be sorted by (§4.7). */
export const customerSortKeys = ['name', 'email', 'createdAt', 'updatedAt'] as const;
export type CustomerSortKey = (typeof customerSortKeys)[number];

/** What the list of customers is asked for (§4.7); absent does not restrict. */
export interface CustomerCriteria extends Page, Sort<CustomerSortKey> {
  /** Substring of name, email or phone. */
  readonly search?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Merged-away customers are left out unless it is true. */
  readonly includeMerged?: boolean;
  readonly externalRef?: { readonly key: string; readonly value: string };
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reading customers, as partners see them (§2.11, §4.7): merged ones are still found by their id. */
export abstract class CustomerQueries extends RecordQueries<CustomerCriteria> {}
