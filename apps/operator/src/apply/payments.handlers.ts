import type { ContextHandlers } from './context-handlers.js';
import { putPayment, putPaymentProcessor, refundPayment } from './payment.js';

export const paymentsHandlers: ContextHandlers = {
  puts: { payment: putPayment, 'payment-processor': putPaymentProcessor },
  actions: { 'payment.refund': refundPayment },
};
