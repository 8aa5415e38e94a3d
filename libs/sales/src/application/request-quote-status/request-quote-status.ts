import { RequestStatus } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';

/** Moves a quote where the table allows it (R9), and frees or takes its unit again (R11). */
export class RequestQuoteStatus extends RequestStatus<QuoteStatus, Quote> {
  protected readonly table = quoteTransitions;
}
