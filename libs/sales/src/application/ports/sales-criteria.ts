import type { Id, Page, Sort, Span } from '@partner/kernel';

/** Sort keys of the lists of leads, quotes and orders (§4.3). Leads have no total: sorting by it orders them by id. */
export const salesSortKeys = ['orderNumber', 'customerName', 'status', 'total', 'createdAt', 'updatedAt'] as const;
export type SalesSortKey = (typeof salesSortKeys)[number];

/** Filters that the three lists share (§4.3); absent does not restrict. */
export interface SalesCriteria extends Page, Sort<SalesSortKey> {
  /** Substring of the customer's name, number, email or phone; for leads also of the sales person's name or email. */
  readonly search?: string;
  readonly status?: string;
  /** Id or slug of a location. */
  readonly location?: string;
  readonly customerId?: Id;
  readonly customerEmail?: string;
  readonly customerPhone?: string;
  readonly orderNumber?: number;
  /** Substring of the sales person's email or name (R3). */
  readonly salesperson?: string;
  readonly externalRef?: { readonly key: string; readonly value: string };
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}
