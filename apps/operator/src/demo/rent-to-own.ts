import { divide, type Id, subtract, type Money, money, sumOf, multiply } from '@partner/kernel';
import type { Rto } from '@partner/sales';

/** Rent-to-own terms of 36 monthly payments, with one month's rent as security deposit and one payment down. */
export function rentToOwn(total: Money, agreementId: Id) {
  const rent = divide(total, 21.6);
  const damageWaiver = money(10.5);
  const monthlyPayment = sumOf(rent, damageWaiver);
  const [securityDeposit, downPayment] = [rent, monthlyPayment];
  const totalDueToday = sumOf(securityDeposit, downPayment);
  const balance = subtract(multiply(monthlyPayment, 36), downPayment);
  const due = { securityDeposit, downPayment, totalDueToday };
  const rto: Rto = { termMonths: 36, monthlyPayment, rent, damageWaiver, ...due, balance, agreementId };
  return { paymentType: 'rto', rto, monthlyPayment, due } as const;
}

/** Rent-to-own agreement of the demo company, without the company's own party. */
export const demoRentToOwn = {
  direction: 'DMAN_RTO',
  status: 'active',
  to: { companyId: '65f0c0ffee000000000000b1', companyType: 'RTO', name: 'Heartland Rent to Own' },
  rateConfig: {
    states: ['MO', 'AR', 'OK', 'KS'].map((stateCode) => ({
      stateCode,
      termRates: [
        { months: 36, rate: 21.6 },
        { months: 60, rate: 30 },
      ],
    })),
    securityDeposit: { type: 'other', otherPercent: 5 },
  },
  rateConfigVersion: 2,
} as const;

const ownership = {
  title: 'Ownership',
  text:
    'The building stays the property of the lessor until all payments are made ' +
    'or the early purchase price is paid.',
};

/** Legal requirements of the agreement's states; the provider does not operate in one of them yet. */
export const demoStateLaws = [
  {
    stateCode: 'MO',
    contractTitle: 'Rental-Purchase Agreement',
    disclosures: [ownership],
    lateFee: { type: 'percent', amount: 5, graceDays: 5 },
    reinstatementDays: 30,
    earlyPurchasePercent: 55,
    maxTermMonths: 60,
  },
  {
    stateCode: 'AR',
    contractTitle: 'Lease-Purchase Agreement',
    disclosures: [ownership],
    lateFee: { type: 'fixed', amount: 15, graceDays: 3 },
    reinstatementDays: 21,
    maxTermMonths: 60,
  },
  { stateCode: 'OK', lateFee: { type: 'fixed', amount: 10, graceDays: 3 }, reinstatementDays: 30, maxTermMonths: 48 },
  { stateCode: 'KS', enabled: false },
] as const;
