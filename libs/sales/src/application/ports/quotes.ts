import type { CompanyId, Id } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { Documents } from './documents.js';

export abstract class Quotes extends Documents<Quote> {
  /** True if the id belongs to a lead or an order that partners see, so that it is not a quote's (§4.3.3). */
  abstract isOtherSale(company: CompanyId, id: Id): Promise<boolean>;
  /** Locks and returns the next quotes whose `validUntil` passed before `now` and is not yet announced (R27). */
  abstract expired(company: CompanyId, now: Date, limit: number): Promise<Quote[]>;
  /**
   * Records that the current `validUntil` of these quotes is announced. @returns the quotes for which it was not
   * recorded before (R27).
   */
  abstract rememberExpired(company: CompanyId, quotes: readonly Id[]): Promise<Id[]>;
}
