import { type CompanyId, type Id, type JsonResponse, StatusRecordQueries } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** Filters of the list of quotes (§4.3); absent does not restrict. */
export interface QuoteCriteria extends SalesCriteria {
  readonly converted?: boolean;
}

/** Reads quotes as partners see them (§2.2, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class QuoteQueries extends StatusRecordQueries<QuoteCriteria> {
  /** Returns the lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
}
