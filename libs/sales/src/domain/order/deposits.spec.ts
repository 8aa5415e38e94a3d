import { describe, expect, it } from '@jest/globals';
import { money } from '@partner/kernel';
import { noDeposits, rtoDeposits } from './deposits.js';

describe('deposits (§2.3)', () => {
  it('are zero for a sale that is not rent-to-own, even if it has terms (§2.4)', () => {
    for (const paymentType of ['cash', null] as const)
      expect(rtoDeposits({ paymentType, rto: { downPayment: money(100) } })).toEqual(noDeposits);
    expect(rtoDeposits({ paymentType: 'rto', rto: null })).toEqual(noDeposits);
  });

  it('are the amounts that rent-to-own requires at once (§2.4)', () => {
    const rto = {
      termMonths: 36,
      rent: money(189),
      downPayment: money(100),
      securityDeposit: money(199.5),
      totalDueToday: money(399),
    };
    expect(rtoDeposits({ paymentType: 'rto', rto })).toEqual({
      downPayment: '100.00',
      securityDeposit: '199.50',
      totalDueToday: '399.00',
      totalPaid: '0.00',
    });
  });
});
