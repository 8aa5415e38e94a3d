import { describe, expect, it } from '@jest/globals';
import { money, newId } from '@partner/kernel';
import { checkConfiguration } from './configuration.js';
import { checkLineKeys, isBaseLine, lineOf } from './line.js';

const product = { id: newId(), name: 'Ramp', price: money(87.5) };

describe('a line of a product (R18)', () => {
  it('defaults to one added piece at the price of the product', () => {
    expect(lineOf(product, { key: 'ramp' })).toEqual({
      key: 'ramp',
      productId: product.id,
      name: 'Ramp',
      colorName: null,
      quantity: 1,
      amount: '87.50',
      status: 'added',
      isStandardFeature: false,
      category: null,
      side: null,
    });
  });

  it('multiplies the price by the quantity', () => {
    expect(lineOf(product, { key: 'ramp', quantity: 3 }).amount).toBe('262.50');
    expect(lineOf(product, { key: 'ramp', quantity: 3, price: money(1) }).amount).toBe('3.00');
    expect(lineOf({ ...product, price: null }, { key: 'ramp' }).amount).toBeNull();
  });
});

describe('the base line (R18)', () => {
  const own = product.id;

  it('is the line of the own product that was not added', () => {
    expect(isBaseLine({ productId: own, status: 'included' }, own)).toBe(true);
    expect(isBaseLine({ productId: own, status: 'added' }, own)).toBe(false);
    expect(isBaseLine({ productId: newId(), status: 'included' }, own)).toBe(false);
    expect(isBaseLine({ productId: null, status: 'included' }, null)).toBe(false);
  });
});

describe('line keys', () => {
  it('are unique and valid in a path', () => {
    expect(() => checkLineKeys([{ key: 'a' }, { key: 'b' }])).not.toThrow();
    expect(() => checkLineKeys([{ key: 'a' }, { key: 'a' }])).toThrow('the key "a" is used more than once');
    expect(() => checkLineKeys([{ key: 'a b' }])).toThrow('must match');
  });
});

describe('a configuration', () => {
  it('has flat attributes, or selected categories (§4.3.2)', () => {
    expect(() => checkConfiguration({ model: 'Barn' })).not.toThrow();
    expect(() => checkConfiguration({ selectedCategories: [{ any: null }] })).not.toThrow();
    expect(() => checkConfiguration({ selectedCategories: [], model: 'Barn' })).toThrow('cannot be combined');
    expect(() => checkConfiguration({ model: undefined })).toThrow('must not be empty');
  });
});
