import { omitUndefined } from '@partner/kernel';
import type { Quote, QuoteChanges } from '../../domain/quote/quote.js';
import { ChangeDocument, type ChangeDocumentCommand } from '../change-document/change-document.js';

/** Changes that a partner may make to a quote (§4.3.4); absent means unchanged. */
export interface ChangeQuoteCommand extends ChangeDocumentCommand {
  /** Null clears it. */
  readonly validUntil?: Date | null;
}

export class ChangeQuote extends ChangeDocument<ChangeQuoteCommand, Quote> {
  protected override ownChanges({ validUntil }: ChangeQuoteCommand): QuoteChanges {
    return omitUndefined({ validUntil });
  }
}
