import { moneyFields, months, weekField } from '@partner/budgets';

const money = 'Amount in the company currency, with 2 decimals.';

/** Numeric properties that are amounts of money. */
const amounts = [
  ...moneyFields,
  ...months.map(weekField),
  'amount',
  'balance',
  'basePrice',
  'cash_total',
  'changeOrderFee',
  'damageWaiver',
  'deliveryFee',
  'deltaAmount',
  'deltaBasePrice',
  'deltaRemovedUpgradesAmount',
  'deltaUpgradesAmount',
  'discount',
  'downPayment',
  'minAmount',
  'monthlyPayment',
  'monthly_payment',
  'newBasePrice',
  'newOrderAmount',
  'newRemovedUpgradesAmount',
  'newUpgradesAmount',
  'price',
  'refundedAmount',
  'removedPrice',
  'removedUpgrades',
  'rent',
  'securityDeposit',
  'subtotal',
  'materialSurcharge',
  'removedUpgradesAmount',
  'taxAmount',
  'total',
  'totalDueToday',
  'totalPaid',
  'total_due_today',
  'upgrades',
  'upgradesAmount',
  'upgradesPrice',
];

/** Units of numeric properties, by name. */
export const propertyUnits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(amounts.map((name) => [name, money])),
  quantity: 'Number of pieces.',
};
