import type { CompanyId, Id } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { Documents } from './documents.js';

/** The quotes of a company. */
export abstract class Quotes extends Documents<Quote> {
  /** True when a lead or an order that partners see has this id: it is none of a quote then (§4.3.3). */
  abstract isOtherSale(company: CompanyId, id: Id): Promise<boolean>;
  /** The next quotes of a company whose `validUntil` passed before `now` without being announced (R27), locked. */
  abstract expired(company: CompanyId, now: Date, limit: number): Promise<Quote[]>;
  /**
   * Remembers that the passing of their `validUntil` is announced. @returns those of which nobody remembered it before
   * (R27).
   */
  abstract rememberExpired(company: CompanyId, quotes: readonly Id[]): Promise<Id[]>;
}
