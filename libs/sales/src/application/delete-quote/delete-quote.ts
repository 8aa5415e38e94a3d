import { DeleteRecord } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';

/** The portal deletes a quote, which frees its unit (R11, R13). */
export class DeleteQuote extends DeleteRecord<Quote> {}
