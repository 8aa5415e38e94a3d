import { describe, expect, it } from '@jest/globals';
import { type CompanyId, money, newId } from '@partner/kernel';
import { Product, type ProductFields } from './product.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const aProduct = (fields: Partial<ProductFields> = {}) =>
  Product.create({ name: 'Lofted barn', ...fields }, { id: newId(), companyId: newId() as CompanyId, createdAt: noon });
const stored = (fields: Partial<ProductFields> = {}) => new Product(aProduct(fields).state, true);

describe('a product', () => {
  it('defaults to finished, active and visible (R25)', () => {
    expect(aProduct().state).toMatchObject({
      kind: 'finished',
      active: true,
      hideFromPartnerApi: false,
      price: null,
      version: 1,
    });
  });

  it('changes only fields that differ', () => {
    const product = stored({ price: money(12.5), width: 12 });
    product.revise({ price: money('12.500'), width: 12 }, later);
    expect(product.isChanged).toBe(false);
    product.revise({ price: money(13), description: null }, later);
    expect(product.state).toMatchObject({ price: '13.00', width: 12, version: 2, updatedAt: later });
  });

  it('has no events (§6.1)', () => {
    const product = aProduct();
    product.revise({ name: 'Barn' }, later);
    expect(product.events).toEqual([]);
  });

  for (const [what, fields, message] of [
    ['a blank name', { name: ' ' }, 'name must not be blank'],
    ['a negative price', { price: money(-0.01) }, 'price must be at least 0'],
    ['a negative width', { width: -1 }, 'width must be at least 0'],
    ['a length that is not a number', { length: Number.NaN }, 'length must be at least 0'],
  ] as const) {
    it(`rejects ${what}`, () => {
      expect(() => aProduct(fields)).toThrow(message);
      expect(() => stored().revise(fields, later)).toThrow(message);
    });
  }
});
