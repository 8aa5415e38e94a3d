import { describe, expect, it } from '@jest/globals';
import { parseStockType } from './stock-type.js';

describe('the purchaseType filter of lot stock (§4.2, W4)', () => {
  it.each([
    ['Lot Stock', 'lot-stock'],
    ['lot stock', 'lot-stock'],
    ['LOT_STOCK', 'lot-stock'],
    ['rental-return', 'rental-return'],
    ['Rental Return', 'rental-return'],
    ['immediate_sale', 'immediate-sale'],
    ['ALL', undefined],
    ['all', undefined],
    ['made-to-order', undefined],
    ['lotstock', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('%s selects %s', (text, type) => {
    expect(parseStockType(text)).toBe(type);
  });
});
