import { type Money, noMoney } from '@partner/kernel';
import type { Rto } from '../document/rto.js';

/** What is to be paid at once, and what was paid (§2.3), however the order is paid. Exact (W2). */
export interface Deposits {
  readonly downPayment: Money;
  readonly securityDeposit: Money;
  readonly totalDueToday: Money;
  readonly totalPaid: Money;
}

/** Nothing is due at once, and nothing was paid. */
export const noDeposits: Deposits = {
  downPayment: noMoney,
  securityDeposit: noMoney,
  totalDueToday: noMoney,
  totalPaid: noMoney,
};

/** What renting to own asks for at once; nothing of it for a sale that is paid otherwise (§2.4). */
export function rtoDeposits(rto: Rto | null): Deposits {
  return {
    ...noDeposits,
    downPayment: rto?.downPayment ?? noMoney,
    securityDeposit: rto?.securityDeposit ?? noMoney,
    totalDueToday: rto?.totalDueToday ?? noMoney,
  };
}
