import { type StatusOf, transitions } from '@partner/kernel';

/**
 * How the status of a payment moves (R44). A final state is never undone by less: what was paid can only be refunded or
 * disputed. A refund that the bank returns, and a dispute that is won, make it `paid` again.
 *
 * - `awaited`: the payment processor is asked how it stands, unless it tells (R46).
 * - `counted`: its money has come in; less what was refunded, it counts in the deposits of its order (R43).
 */
export const paymentTransitions = transitions(
  {
    pending: { to: ['paid', 'failed', 'disputed', 'Refunded'], awaited: true, counted: false },
    failed: { to: ['pending', 'paid', 'disputed', 'Refunded'], awaited: false, counted: false },
    paid: { to: ['disputed', 'Refunded'], awaited: false, counted: true },
    disputed: { to: ['paid', 'Refunded'], awaited: false, counted: true },
    Refunded: { to: ['paid', 'disputed'], awaited: false, counted: true },
  },
  // A recorded one is paid; the first look at a processor's finds it in any of the others.
  { initial: ['paid', 'pending', 'failed', 'disputed', 'Refunded'] },
);

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
