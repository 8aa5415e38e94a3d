import { SetStatus } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';

/**
 * Moves a quote to any status it can have; the portal is not bound by the table (§3), but by who has the unit (R11).
 */
export class SetQuoteStatus extends SetStatus<QuoteStatus, Quote> {
  protected readonly table = quoteTransitions;
  protected readonly kind = 'quote';
}
