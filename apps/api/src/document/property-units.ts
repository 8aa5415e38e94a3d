import { moneyFields, months, weekField } from '@partner/budgets';

const money = 'Amount in the company currency, with 2 decimals.';

/** Numeric properties that are amounts of money. */
const amounts = [
  ...moneyFields,
  ...months.map(weekField),
  'amount',
  'balance',
  'basePrice',
  'changeOrderFee',
  'damageWaiver',
  'deliveryFee',
  'deltaAmount',
  'deltaBasePrice',
  'deltaRemovedUpgradesAmount',
  'deltaUpgradesAmount',
  'discount',
  'discountAmount',
  'downPayment',
  'monthlyPayment',
  'newBasePrice',
  'newOrderAmount',
  'newRemovedUpgradesAmount',
  'newUpgradesAmount',
  'price',
  'refundedAmount',
  'removedPrice',
  'rent',
  'securityDeposit',
  'subtotal',
  'surchargeAmount',
  'taxAmount',
  'total',
  'totalDueToday',
  'totalPaid',
  'upgradesAmount',
  'upgradesPrice',
];

/** Units of numeric properties, by name. */
export const propertyUnits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(amounts.map((name) => [name, money])),
  quantity: 'Number of pieces.',
};
