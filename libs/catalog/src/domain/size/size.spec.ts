import { describe, expect, it } from '@jest/globals';
import { type CompanyId, money, newId } from '@partner/kernel';
import { type NewSize, Size } from './size.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const aSize = (fields: Partial<NewSize> = {}) =>
  Size.create(
    { width: 12, length: 24.5, price: money(7895), ...fields },
    { id: newId(), companyId: newId() as CompanyId, productId: newId(), createdAt: noon },
  );
const stored = () => new Size(aSize().state, true);

describe('a size', () => {
  it('defaults to active, and to its dimensions as its name (§4.8)', () => {
    expect(aSize().state).toMatchObject({ name: '12x24.5', active: true, sku: null, price: '7895.00' });
    expect(aSize({ name: 'Twelve', active: false }).state).toMatchObject({ name: 'Twelve', active: false });
  });

  it('may have a price of zero', () => expect(aSize({ price: money(0) }).state.price).toBe('0.00'));

  it('keeps its name when its dimensions change', () => {
    const size = stored();
    size.revise({ width: 14 }, later);
    expect(size.state).toMatchObject({ name: '12x24.5', width: 14, version: 2 });
  });

  for (const [what, fields, message] of [
    ['a blank name', { name: '' }, 'name must not be blank'],
    ['a zero width', { width: 0 }, 'width must be more than 0'],
    ['a negative length', { length: -1 }, 'length must be more than 0'],
    ['a negative price', { price: money(-1) }, 'price must be at least 0'],
  ] as const) {
    it(`rejects ${what}`, () => {
      expect(() => aSize(fields)).toThrow(message);
      expect(() => stored().revise(fields, later)).toThrow(message);
    });
  }
});
