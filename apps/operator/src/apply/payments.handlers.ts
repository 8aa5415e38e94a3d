import type { ContextHandlers } from './context-handlers.js';
import { emitting } from './handler.js';
import { putPayment, putPaymentProcessor, refundPayment } from './payment.js';

export const paymentsHandlers: ContextHandlers = {
  puts: { payment: putPayment, 'payment-processor': putPaymentProcessor },
  actions: { 'payment.refund': emitting({ 'payment.refunded': '', 'order.updated': '' }, refundPayment) },
};
