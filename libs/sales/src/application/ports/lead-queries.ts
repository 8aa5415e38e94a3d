import type { CompanyId, Id, JsonAnswer, Page, Sort, Span } from '@partner/kernel';

/** What the list of leads can be sorted by (§4.3). Leads have no total: sorting by it leaves the order of ids. */
export const leadSortKeys = ['orderNumber', 'customerName', 'status', 'total', 'createdAt', 'updatedAt'] as const;
export type LeadSortKey = (typeof leadSortKeys)[number];

/** What the list of leads is asked for (§4.3); absent does not restrict. */
export interface LeadCriteria extends Page, Sort<LeadSortKey> {
  readonly search?: string;
  readonly status?: string;
  /** Id or slug of a location. */
  readonly location?: string;
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

/** Reading leads, as partners see them (§2.1, §4.3). */
export abstract class LeadQueries {
  /** The lead with its version. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonAnswer>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: LeadCriteria): Promise<JsonAnswer>;
  /** The envelope of a lead's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonAnswer>;
}
