import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { validateLine } from './handler.js';
import { puts } from './handlers.js';

/** Numeric fields that are not two-decimal money, as `Class.field`. */
const others = [
  /^(?:ProductFields|SizeLine)\.(?:width|length)$/,
  /\.(?:quantity|latitude|longitude|deliveryLatitude|deliveryLongitude)$/,
  /^BudgetNumbersLine\.(?:\w+Pct|closeRateTarget)$/,
  /^TermRatePart\.rate$|^SecurityDepositPart\.otherPercent$|^SecurityDepositRulePart\.percent$/,
  // In any currency, which determines the decimals (R44); tested in payments.spec.ts.
  /^(?:PaymentLine|RefundLine)\.(?:amount|refundedAmount)$/,
];

interface Check {
  readonly target: { readonly name: string };
  readonly propertyName: string;
  readonly name?: string;
}

/** Validation checks of all loaded classes: lines and their nested objects. */
const checks = [
  ...(
    getMetadataStorage() as unknown as { readonly validationMetadatas: ReadonlyMap<unknown, readonly Check[]> }
  ).validationMetadatas.values(),
].flat();

const fieldsWith = (check: string): readonly string[] =>
  checks.filter(({ name }) => name === check).map(({ target, propertyName }) => `${target.name}.${propertyName}`);

describe('money in the lines of partner apply (W2)', () => {
  it('limits every number to two decimals, except those listed above', () => {
    const money = fieldsWith('have at most 2 decimals');
    const rounded = fieldsWith('isNumber').filter((field) => !money.includes(field));
    expect(rounded.filter((field) => !others.some((other) => other.test(field)))).toEqual([]);
    expect(others.filter((other) => !rounded.some((field) => other.test(field)))).toEqual([]);
    expect(money.length).toBeGreaterThan(50);
  });

  it.each([
    ['product', { price: 10.005 }, 'price'],
    ['quote', { pricing: { changeOrderFee: -10.005 } }, 'pricing.changeOrderFee'],
    ['quote', { lines: [{ amount: 10.005 }] }, 'lines[0].amount'],
    ['order', { soldPricing: { total: 1e-7 } }, 'soldPricing.total'],
    ['order', { deposits: { balance: 999_999_999.999 } }, 'deposits.balance'],
    ['work-order', { removedPrice: 10.005 }, 'removedPrice'],
  ])('is rejected in a %s line with %j', (kind, fields, field) => {
    const read = (): unknown => validateLine(puts[kind]!.line, fields);
    expect(read).toThrow(`${field} must have at most 2 decimals`);
  });
});
