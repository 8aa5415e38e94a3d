/** The agreement of the demo company, without the company itself. */
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
  text: 'The building stays the property of the lessor until all payments are made or the early purchase price is paid.',
};

/** What its states ask of a contract; in one of them the provider does not work yet. */
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
