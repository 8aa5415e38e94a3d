import { type Money, zeroMoney } from '@partner/kernel';
import type { Rto } from '../document/rto.js';

/** Amounts due at once and the amount paid (§2.3), for every payment type. Exact (W2). */
export interface Deposits {
  readonly downPayment: Money;
  readonly securityDeposit: Money;
  readonly totalDueToday: Money;
  readonly totalPaid: Money;
}

/** Nothing due at once and nothing paid. */
export const noDeposits: Deposits = {
  downPayment: zeroMoney,
  securityDeposit: zeroMoney,
  totalDueToday: zeroMoney,
  totalPaid: zeroMoney,
};

/** Returns the amounts that rent-to-own requires at once; zero for other sales (§2.4). */
export function rtoDeposits(rto: Rto | null): Deposits {
  return {
    ...noDeposits,
    downPayment: rto?.downPayment ?? zeroMoney,
    securityDeposit: rto?.securityDeposit ?? zeroMoney,
    totalDueToday: rto?.totalDueToday ?? zeroMoney,
  };
}
