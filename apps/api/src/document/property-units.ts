import { moneyFields, months, weekField } from '@partner/budgets';

const money = 'Money in the currency of the company, with two decimals.';

/** Properties that are amounts of money, wherever they are numbers. */
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
  'discount',
  'discountAmount',
  'downPayment',
  'monthlyPayment',
  'newOrderAmount',
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

/** The unit of every property that is a number, by its name. */
export const propertyUnits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(amounts.map((name) => [name, money])),
  burst: 'A count of requests.',
  orderCount: 'A count.',
  quantity: 'A count of pieces.',
  statusCode: 'A status of HTTP.',
  ttlSeconds: 'In seconds.',
};
