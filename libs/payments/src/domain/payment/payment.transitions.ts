import { type StatusOf, transitions } from '@partner/kernel';

/**
 * How the status of a payment moves (R44). A final state is never undone by less: what was paid can only be refunded or
 * disputed. A refund that the bank returns, and a dispute that is won, make it `paid` again.
 */
export const paymentTransitions = transitions({
  pending: ['paid', 'failed', 'disputed', 'Refunded'],
  failed: ['pending', 'paid', 'disputed', 'Refunded'],
  paid: ['disputed', 'Refunded'],
  disputed: ['paid', 'Refunded'],
  Refunded: ['paid', 'disputed'],
});

export type PaymentStatus = StatusOf<typeof paymentTransitions>;

/** What the payment of an order is made with (§2.19). */
export const paymentMethods = ['card', 'ach', 'cash', 'check', 'financed', 'manual'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods that are recorded by hand (§4.11); the others are the payment processor's. */
export const manualMethods = ['cash', 'check', 'financed', 'manual'] as const satisfies readonly PaymentMethod[];
export type ManualMethod = (typeof manualMethods)[number];

/** Whether payments by this method are recorded by hand. */
export const isManual = (method: PaymentMethod): method is ManualMethod =>
  (manualMethods as readonly string[]).includes(method);

/** Statuses in which a payment counts in the deposits of its order, less what was refunded (R43, R44). */
const counted: readonly PaymentStatus[] = ['paid', 'disputed', 'Refunded'];

/** Whether money of it has come in. */
export const hasCome = (status: PaymentStatus): boolean => counted.includes(status);
