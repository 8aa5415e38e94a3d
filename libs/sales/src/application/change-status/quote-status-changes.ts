import type { Clock, UnitOfWork } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';
import type { Quotes } from '../ports/quotes.js';
import type { Units } from '../units/units.js';
import { DocumentStatusChanges } from './document-status-changes.js';

/** Status changes of quotes and their units (R11). */
export class QuoteStatusChanges extends DocumentStatusChanges<QuoteStatus, Quote> {
  protected readonly table = quoteTransitions;
  protected readonly kind = 'quote';

  constructor(work: UnitOfWork, quotes: Quotes, units: Units, clock: Clock) {
    super(work, quotes, units, clock);
  }
}
