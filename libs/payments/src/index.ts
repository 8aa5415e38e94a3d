export { type PaymentCriteria, PaymentQueries } from './application/ports/payment-queries.js';
export { PutPayment, type PutPaymentCommand } from './application/put-payment/put-payment.js';
export { RecordPayment, type RecordPaymentCommand } from './application/record-payment/record-payment.js';
export { RefundPayment, type RefundPaymentCommand } from './application/refund-payment/refund-payment.js';
export {
  manualMethods,
  type PaymentMethod,
  paymentMethods,
  paymentTransitions,
} from './domain/payment/payment.transitions.js';
export { PaymentsModule } from './payments.module.js';
