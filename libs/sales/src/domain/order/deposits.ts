import { type Money, money } from '@partner/kernel';
import type { DocumentFields } from '../document/document-state.js';

/** Amounts due at once and the amount paid (§2.3), for every payment type. Exact (W2). */
export interface Deposits {
  readonly downPayment: Money;
  readonly securityDeposit: Money;
  readonly totalDueToday: Money;
  readonly totalPaid: Money;
}

/** Nothing due at once and nothing paid. */
export const noDeposits: Deposits = {
  downPayment: money(0),
  securityDeposit: money(0),
  totalDueToday: money(0),
  totalPaid: money(0),
};

/** Returns the amounts that rent-to-own requires at once; zero for other sales, which show no terms (§2.3, §2.4). */
export function rtoDeposits({ paymentType, rto }: Partial<Pick<DocumentFields, 'paymentType' | 'rto'>>): Deposits {
  if (paymentType !== 'rto') return noDeposits;
  return {
    ...noDeposits,
    downPayment: rto?.downPayment ?? money(0),
    securityDeposit: rto?.securityDeposit ?? money(0),
    totalDueToday: rto?.totalDueToday ?? money(0),
  };
}
