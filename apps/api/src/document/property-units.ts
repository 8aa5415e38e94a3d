import { moneyFields, months, weekField } from '@partner/budgets';

const money = 'Amount in the company currency, with 2 decimals.';

/** Numeric properties that are amounts of money. */
const amounts = `
  amount balance basePrice cash_total changeOrderFee damageWaiver deliveryFee deltaAmount deltaBasePrice
  deltaRemovedUpgradesAmount deltaUpgradesAmount discount downPayment materialSurcharge minAmount
  monthly_payment monthlyPayment newBasePrice newOrderAmount newRemovedUpgradesAmount newUpgradesAmount price
  refundedAmount removedPrice removedUpgrades removedUpgradesAmount rent securityDeposit subtotal taxAmount
  total total_due_today totalDueToday totalPaid upgrades upgradesAmount upgradesPrice
`;

/** Units of numeric properties, by name. */
export const propertyUnits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...moneyFields, ...months.map(weekField), ...amounts.trim().split(/\s+/)].map((name) => [name, money]),
  ),
  quantity: 'Number of pieces.',
};
