import { type CompanyId, type Id, type JsonResponse, StatusRecordQueries } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { Documents } from './documents.js';
import type { SalesCriteria } from './sales-criteria.js';

export abstract class Quotes extends Documents<Quote> {
  /** True if the id belongs to a lead or an order that partners see, so that it is not a quote's (§4.3.3). */
  abstract isOtherSale(company: CompanyId, id: Id): Promise<boolean>;
  /**
   * Locks and returns the quotes whose `validUntil` passed before `now` and is not yet announced, by that time (R27).
   * @param after the last one that is left out; default: none.
   */
  abstract expired(company: CompanyId, now: Date, limit: number, after?: Quote): Promise<Quote[]>;
  /**
   * Records that the current `validUntil` of these quotes is announced. @returns the quotes for which it was not
   * recorded before (R27).
   */
  abstract rememberExpired(company: CompanyId, quotes: readonly Id[]): Promise<Id[]>;
}

/** Filters of the list of quotes (§4.3); absent does not restrict. */
export interface QuoteCriteria extends SalesCriteria {
  readonly converted?: boolean;
}

/** Reads quotes as partners see them (§2.2, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class QuoteQueries extends StatusRecordQueries<QuoteCriteria> {
  /** Returns the lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
}

export abstract class ExpiredQuotes {
  /** Companies with quotes that expired before `now` and are not yet announced (R27). */
  abstract companies(now: Date): Promise<CompanyId[]>;
  /** Counts such quotes. @param company default: all companies. */
  abstract count(now: Date, company?: CompanyId): Promise<number>;
}
