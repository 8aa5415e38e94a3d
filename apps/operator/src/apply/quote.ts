import { DateField, Flag, IdField, Integer, OneOf } from '@partner/http';
import type { Id } from '@partner/kernel';
import { PutQuote, type QuotePurchaseType, quotePurchaseTypes, SendQuote } from '@partner/sales';
import { DocumentLine, documentFields } from './document-line.js';
import { actionHandler, put } from './handler.js';

/** A quote (§2.2). Price, lines and configuration default to those of its unit. */
class QuoteLine extends DocumentLine {
  @OneOf(quotePurchaseTypes, { clearable: true }) purchaseType?: QuotePurchaseType | null;
  @DateField({ clearable: true, endOfDay: true }) validUntil?: Date | null;
  @Flag() converted?: boolean;
  @IdField({ clearable: true }) convertedOrderId?: Id | null;
  @Integer({ clearable: true, min: 1 }) convertedOrderNumber?: number | null;
}

export const putQuote = put({
  line: QuoteLine,
  needs: ['customerId'],
  table: 'quotes',
  useCase: PutQuote,
  command: documentFields,
});

/** Marks a quote as shared with its customer. */
class SendLine {
  @IdField({ required: true }) id!: Id;
}

export const sendQuote = actionHandler({
  line: SendLine,
  async execute(application, actor, { id }) {
    await application.get(SendQuote).execute(actor, { id });
    return id;
  },
});
