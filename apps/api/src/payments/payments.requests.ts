import { Amount, Email, FiniteNumber, Flag, IdParam, Name, OneOf, SpanParam, Text } from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { manualMethods, type PaymentMethod, paymentMethods, paymentTransitions } from '@partner/payments';
import { ListQuery } from '../shared/list.query.js';
import { StatusParam } from '../shared/status.request.js';

/** Query of the list of payments (§4.11). */
export class PaymentsQuery extends ListQuery {
  @IdParam({ description: 'Filters by order.' }) orderId?: Id;
  @StatusParam({ statusesWith: () => paymentTransitions.statuses }) status?: string;
  @SpanParam() createdFrom?: Span;
  @SpanParam() createdTo?: Span;
}

/** Payment made outside the payment processor (§4.11). */
export class RecordPaymentRequest {
  @OneOf(paymentMethods, {
    required: true,
    offered: manualMethods,
    description: `Payment method: ${manualMethods.join(', ')}. Methods of the payment processor return 400.`,
    example: 'check',
  })
  method!: PaymentMethod;
  @Amount({
    required: true,
    above: 0,
    max: 99_999_999.99,
    description: 'Amount, with at most 2 decimals.',
    example: 500,
  })
  amount!: number;
  @Text({ max: 500, description: 'Description. Defaults to `<Method> payment`.', example: 'Deposit' })
  description?: string;
  @Name({ max: 100, description: 'Number of the check. Only for method `check`.', example: '1042' })
  checkNumber?: string;
  @Name({ max: 200, description: 'Financing bank. Only for method `financed`.', example: 'First Bank' })
  bankName?: string;
}

/** Payment link for the customer of an order (§4.11). */
export class CreatePaymentLinkRequest {
  @FiniteNumber({
    required: true,
    min: 1,
    description: 'Amount, with at most the decimals of the currency.',
    example: 500,
  })
  amount!: number;
  @Name({ max: 200, description: 'Name on the payment page. Defaults to `Order #<n>`.', example: 'Deposit' })
  name?: string;
  @Email({ description: "Recipient. Defaults to the email of the order's customer." }) email?: string;
  @Flag({ description: 'True to email the link. Defaults to true.' }) sendEmail?: boolean;
  @Text({ max: 20, description: 'ISO 4217 code, case-insensitive. Defaults to `usd`.', example: 'usd' })
  currency?: string;
}
