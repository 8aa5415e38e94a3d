import {
  AllItems,
  type CompanyId,
  type Id,
  type JsonResponse,
  type ListDefinition,
  type Page,
  type Sort,
  type Span,
} from '@partner/kernel';

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

/** Reading customers, as partners see them (§2.11, §4.7). */
export abstract class CustomerQueries extends AllItems {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The customer with its version; merged ones still resolve. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: CustomerCriteria): Promise<JsonResponse>;
}
