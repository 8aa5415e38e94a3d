import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Status transitions of a payment (R44). A paid payment can only become refunded or disputed. A refund returned by the
 * bank, or a won dispute, makes it `paid` again.
 *
 * - `awaited`: the payment processor is queried for the status unless it reports it (R46).
 * - `counted`: the money was received; it counts, minus refunds, in the deposits of the order (R43).
 */
export const paymentTransitions = transitions(
  {
    pending: { to: ['paid', 'failed', 'disputed', 'Refunded'], awaited: true, counted: false },
    failed: { to: ['pending', 'paid', 'disputed', 'Refunded'], awaited: false, counted: false },
    paid: { to: ['disputed', 'Refunded'], awaited: false, counted: true },
    disputed: { to: ['paid', 'Refunded'], awaited: false, counted: true },
    Refunded: { to: ['paid', 'disputed'], awaited: false, counted: true },
  },
  // A recorded payment is paid. The first observation of a processor payment may find any other status.
  { initial: ['paid', 'pending', 'failed', 'disputed', 'Refunded'] },
);

export type PaymentStatus = StatusOf<typeof paymentTransitions>;

/** Payment methods (§2.19). */
export const paymentMethods = ['card', 'ach', 'cash', 'check', 'financed', 'manual'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods that are recorded manually (§4.11); the others belong to the payment processor. */
export const manualMethods = ['cash', 'check', 'financed', 'manual'] as const satisfies readonly PaymentMethod[];
export type ManualMethod = (typeof manualMethods)[number];

/** True if payments with this method are recorded manually. */
export const isManual = (method: PaymentMethod): method is ManualMethod =>
  (manualMethods as readonly string[]).includes(method);
