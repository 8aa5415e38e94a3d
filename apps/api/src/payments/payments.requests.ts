import { Amount, Email, FiniteNumber, Flag, IdParam, Name, OneOf, SpanParam, Text } from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { manualMethods, type PaymentMethod, paymentMethods, paymentTransitions } from '@partner/payments';
import { ListQuery } from '../shared/list.query.js';
import { StatusParam } from '../shared/status.request.js';

/** What the list of payments can be asked for (§4.11). */
export class PaymentsQuery extends ListQuery {
  @IdParam({ description: 'Payments of this order.' }) orderId?: Id;
  @StatusParam({ which: () => paymentTransitions.statuses }) status?: string;
  @SpanParam() createdFrom?: Span;
  @SpanParam() createdTo?: Span;
}

/** A payment that was made outside of the payment processor (§4.11). */
export class RecordPaymentRequest {
  @OneOf(paymentMethods, {
    required: true,
    description: `${manualMethods.join(', ')}; the others are the payment processor's and answer 400.`,
    example: 'check',
  })
  method!: PaymentMethod;
  @Amount({ required: true, above: 0, max: 99_999_999.99, description: 'Two decimals at most.', example: 500 })
  amount!: number;
  @Text({ max: 500, description: '`<Method> payment` unless given.', example: 'Deposit' }) description?: string;
  @Name({ max: 100, description: 'With method check alone.', example: '1042' }) checkNumber?: string;
  @Name({ max: 200, description: 'With method financed alone.', example: 'First Bank' }) bankName?: string;
}

/** A payment link for the customer of an order (§4.11). */
export class CreatePaymentLinkRequest {
  @FiniteNumber({ required: true, min: 1, description: 'No more decimals than the currency has.', example: 500 })
  amount!: number;
  @Name({ max: 200, description: '`Order #<n>` unless given.', example: 'Deposit' }) name?: string;
  @Email({ description: "The customer's of the order unless given." }) email?: string;
  @Flag({ description: 'True unless given.' }) sendEmail?: boolean;
  @Text({ max: 20, description: 'ISO 4217, in any case; usd unless given.', example: 'usd' }) currency?: string;
}
