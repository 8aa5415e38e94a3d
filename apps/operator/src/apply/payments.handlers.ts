import { FiniteNumber, Flag, IdField, Instant, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import {
  type PaymentMethod,
  paymentMethods,
  type Processor,
  processors,
  PutPayment,
  PutProcessor,
  RefundPayment,
} from '@partner/payments';
import { emitting, put, type ContextHandlers } from './handler.js';

/** A payment of an order (§2.19). */
class PaymentLine {
  @IdField() id?: Id;
  @IdField() orderId?: Id;
  @FiniteNumber({ above: 0 }) amount?: number;
  @OneOf(paymentMethods) method?: PaymentMethod;
  @Text({ max: 100 }) status?: string;
  @Text({ clearable: true, max: 500 }) description?: string | null;
  @Text({ clearable: true, max: 255 }) providerReference?: string | null;
  @Text({ max: 20 }) currency?: string;
  @Instant() createdAt?: Date;
  @FiniteNumber({ min: 0 }) refundedAmount?: number;
  @Instant() refundedAt?: Date;
}

const keyOptions = { clearable: true, min: 1, max: 500, pattern: /^[\x21-\x7e]+$/, form: 'ASCII without spaces' };

/** The company's payment processor (R46), at most one per provider. The secrets are never shown again. */
class PaymentProcessorLine {
  @IdField() id?: Id;
  @OneOf(processors) provider?: Processor;
  @Text(keyOptions) secretKey?: string | null;
  @Text(keyOptions) webhookSecret?: string | null;
  @Flag() connected?: boolean;
  @Flag() paymentsEnabled?: boolean;
}

/** Refund of a payment. Without an amount, the whole remainder is refunded. */
class RefundLine {
  @IdField({ required: true }) id!: Id;
  @FiniteNumber({ above: 0 }) amount?: number;
}

const refundPayment = put({ line: RefundLine, useCase: RefundPayment });

export const paymentsHandlers: ContextHandlers = {
  puts: {
    payment: put({ line: PaymentLine, needs: ['orderId', 'amount'], table: 'payments', useCase: PutPayment }),
    'payment-processor': put({ line: PaymentProcessorLine, table: 'payment_processors', useCase: PutProcessor }),
  },
  actions: { 'payment.refund': emitting({ 'payment.refunded': '', 'order.updated': '' }, refundPayment) },
};
