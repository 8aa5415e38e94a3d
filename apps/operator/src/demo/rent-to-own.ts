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

/** Returns rates of the demo agreement for these terms in months. */
const rates = (...terms: readonly number[]) => ({
  states: ['MO', 'AR', 'OK', 'KS'].map((stateCode) => ({
    stateCode,
    termRates: terms.map((months) => ({ months, rate: months === 36 ? 21.6 : months / 2 })),
    securityDepositOptions: [0, 5, 10],
    securityDepositRules: [
      { minAmount: 0, percent: 5 },
      { minAmount: 10_000, percent: 10 },
    ],
  })),
  securityDeposit: { type: 'other', otherPercent: 5 },
});

/** Rent-to-own agreement of the demo company, without the company's own party. */
export const demoRentToOwn = {
  direction: 'DMAN_RTO',
  status: 'active',
  to: { companyId: '65f0c0ffee000000000000b1', companyType: 'RTO', name: 'Heartland Rent to Own' },
  rateConfig: rates(36, 60),
  rateConfigVersion: 2,
  pendingRateConfig: rates(36, 60, 72),
  pendingRateConfigVersion: 3,
} as const;

const ownership = {
  sortOrder: 1,
  title: 'Ownership',
  body:
    'The building stays the property of the lessor until all payments are made ' +
    'or the early purchase price is paid.',
};

const reinstatement = (days: number) => ({
  sortOrder: 2,
  title: 'Reinstatement',
  body: `The lessee may reinstate the agreement within ${days} days after it ended for a missed payment.`,
});

const lessor = {
  lessorLegalName: 'Heartland Rent to Own LLC',
  lessorAddressLine1: '200 Commerce Dr',
  lessorAddressLine2: 'Springfield, MO 65806',
};

/** Legal configuration of the agreement's states; contracts in Kansas have no sections yet. */
export const demoStateLaws = [
  {
    stateCode: 'MO',
    ...lessor,
    sections: [ownership, reinstatement(30)],
    arbitrationText: 'Disputes are settled by arbitration in Greene County, Missouri.',
    acknowledgementText: 'The lessee has read this agreement and received a copy of it.',
    includeCustomerDataSheet: true,
    includeStateRpaPages: true,
  },
  { stateCode: 'AR', ...lessor, sections: [ownership, reinstatement(21)], includeCustomerDataSheet: true },
  { stateCode: 'OK', ...lessor, sections: [ownership, reinstatement(30)] },
  { stateCode: 'KS', ...lessor },
] as const;
