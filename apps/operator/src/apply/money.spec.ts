import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { lineOf } from './handler.js';
import { puts } from './handlers.js';

/** Numbers of lines that are no money of two decimals, by the class and the field. */
const others = [
  /^(?:ProductFields|SizeLine)\.(?:width|length)$/,
  /\.(?:quantity|latitude|longitude|deliveryLatitude|deliveryLongitude)$/,
  /^BudgetNumbersLine\.(?:\w+Pct|closeRateTarget)$/,
  /^TermRatePart\.rate$|^SecurityDepositPart\.otherPercent$|^StateLegalLine\.earlyPurchasePercent$/,
  // Money or a percentage: state-legal.spec.ts.
  /^LateFeePart\.amount$/,
  // Of any currency, which says how many decimals they have (R44): payments.spec.ts.
  /^(?:PaymentLine|RefundLine)\.(?:amount|refundedAmount)$/,
  // Read from the environment.
  /^Settings\./,
];

interface Check {
  readonly target: { readonly name: string };
  readonly propertyName: string;
  readonly name?: string;
}

/** The checks of all classes that are loaded: those of lines, and of what is inside them. */
const checks = [
  ...(
    getMetadataStorage() as unknown as { readonly validationMetadatas: ReadonlyMap<unknown, readonly Check[]> }
  ).validationMetadatas.values(),
].flat();

const fieldsWith = (check: string): readonly string[] =>
  checks.filter(({ name }) => name === check).map(({ target, propertyName }) => `${target.name}.${propertyName}`);

describe('money in the lines of partner apply (W2)', () => {
  it('has at most two decimals in every number that is not listed here as something else', () => {
    const money = fieldsWith('twoDecimals');
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
  ])('is refused in a line for a %s that has %j', (kind, fields, field) => {
    const read = (): unknown => lineOf(puts[kind]!.line, fields);
    expect(read).toThrow(`${field} must have at most 2 decimals`);
  });
});
