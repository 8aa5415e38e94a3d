import { type Page, RecordQueries, type Sort, type Span } from '@partner/kernel';

/** Sort keys of the list of customers (§4.7). */
export const customerSortKeys = ['name', 'email', 'createdAt', 'updatedAt'] as const;
export type CustomerSortKey = (typeof customerSortKeys)[number];

/** Filters of the list of customers (§4.7); absent does not restrict. */
export interface CustomerCriteria extends Page, Sort<CustomerSortKey> {
  /** Substring of name, email or phone. */
  readonly search?: string;
  readonly email?: string;
  /** The whole email in any case. */
  readonly exactEmail?: string;
  readonly phone?: string;
  readonly includeMerged?: boolean;
  readonly externalRef?: { readonly key: string; readonly value: string };
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reads customers as partners see them (§2.11, §4.7). Merged customers are found by id. */
export abstract class CustomerQueries extends RecordQueries<CustomerCriteria> {}
