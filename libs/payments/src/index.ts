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
export {
  CreatePaymentLink,
  type CreatePaymentLinkCommand,
  type NewPaymentLink,
} from './application/create-payment-link/create-payment-link.js';
export { type LinkNotice, PaymentNotices } from './application/ports/payment-notices.js';
export { type NoticeSummary, ProcessorEvents } from './application/ports/processor-events.js';
export { BookNotice } from './application/receive-notice/book-notice.js';
export { ReceiveNotice, type ReceiveNoticeCommand } from './application/receive-notice/receive-notice.js';
export { type Receipt, ShowReceipt } from './application/show-receipt/show-receipt.js';
export { SweepPayments } from './application/sweep-payments/sweep-payments.js';
export { PaymentJobsModule } from './payment-jobs.module.js';
export { PutProcessor, type PutProcessorCommand } from './application/put-processor/put-processor.js';
export { type Processor, processors } from './domain/processor-connection/processor-connection.js';
export { paidPage, PaymentProcessorModule } from './payment-processor.module.js';
export { PaymentsModule } from './payments.module.js';
