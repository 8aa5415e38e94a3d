import type { QuoteFields } from '../../domain/quote/quote.js';
import type { PutDocumentCommand } from '../put-document/put-document.command.js';

/** Fields of a quote in a portal request; absent means unchanged, or the default of a new one. */
export interface PutQuoteCommand extends PutDocumentCommand, Partial<QuoteFields> {}
