import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutSize } from '@partner/catalog';
import { type CompanyId, type Id, money, newId } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import type { CreateOrderCommand } from './create-order.command.js';
import { OrderedBuildings } from './ordered-building.js';

describe('the building of an order', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let barn: Id;
  let ramp: Id;
  let size: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(new Date('2026-03-01T12:00:00.000Z'));
    company = await sales.company();
    barn = await sales.product(company, 'Barn', 5000);
    ramp = await sales.product(company, 'Ramp', 75);
    size = await sales
      .get(PutSize)
      .execute(sales.portal(company), { productId: barn, width: 10, length: 16, price: 5500 });
  });
  afterAll(() => sales.close());

  const of = (fields: Partial<CreateOrderCommand> = {}) =>
    sales.get(OrderedBuildings).of(company, { locationId: newId(), productId: barn, ...fields });

  it('costs the price of its size, or of the product without one, plus its upgrades (R31)', async () => {
    const upgrades = [
      { productId: ramp, quantity: 2 },
      { productId: ramp, price: money(10) },
    ];
    expect((await of()).pricing).toMatchObject({ basePrice: '5000.00', subtotal: '5000.00', total: '5000.00' });
    expect((await of({ sizeId: size, upgrades })).pricing).toMatchObject({
      basePrice: '5500.00',
      upgradesAmount: '160.00',
      subtotal: '5660.00',
      total: '5660.00',
    });
  });

  it('uses the given amounts and derives the others (R31)', async () => {
    expect((await of({ basePrice: money(4000) })).pricing).toMatchObject({ subtotal: '4000.00', total: '4000.00' });
    expect((await of({ subtotal: money(4000), total: money(1) })).pricing).toMatchObject({
      basePrice: '5000.00',
      subtotal: '4000.00',
      total: '1.00',
    });
  });

  it('is the first line, followed by its upgrades (R18)', async () => {
    const { lines } = await of({ basePrice: money(4000), upgrades: [{ productId: ramp, lineKey: 'ramp' }] });
    expect(lines.map(({ key, productId, amount, status }) => [key, productId, amount, status])).toEqual([
      [expect.any(String), barn, '4000.00', 'included'],
      ['ramp', ramp, '75.00', 'added'],
    ]);
  });

  it('rejects a size of another product (R31)', async () => {
    await expect(of({ productId: ramp, sizeId: size })).rejects.toMatchObject({ message: 'size not found' });
  });
});
