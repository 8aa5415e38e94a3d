import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money, newId } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import { PutOrder } from '../put-order/put-order.js';
import { OrderStatusChanges } from '../change-status/document-status-changes.js';
import { AddOrderLine, RemoveOrderLine } from './order-lines.js';

describe('a line of an order', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let barn: Id;
  let ramp: Id;
  let id: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(new Date('2026-03-01T12:00:00.000Z'));
  });
  beforeEach(async () => {
    company = await sales.company();
    barn = await sales.product(company, 'Barn', 5000);
    ramp = await sales.product(company, 'Ramp', 75);
    const customerId = await sales.customer(company, 'ada@example.com');
    id = await sales.get(PutOrder).execute(sales.portal(company), {
      customerId,
      productId: barn,
      lines: [
        { key: 'barn', productId: barn },
        { key: 'ramp', productId: ramp, status: 'added' },
      ],
    });
  });
  afterAll(() => sales.close());

  const add = (more: object = {}) =>
    sales.get(AddOrderLine).execute(sales.portal(company), { id, productId: ramp, ...more });
  const remove = (lineKey: string, more: object = {}) =>
    sales.get(RemoveOrderLine).execute(sales.portal(company), { id, lineKey, ...more });
  const version = async (): Promise<unknown> => (await sales.row('orders', company, id))['version'];
  const cancel = () => sales.get(OrderStatusChanges).set(sales.portal(company), { id, status: 'Cancelled' });

  it('is added once per key; a repeated key returns the existing line and changes nothing (R18)', async () => {
    const added = { lineId: 'step', productId: ramp, quantity: 2, price: 75 };
    expect(await add({ lineKey: 'step', quantity: 2 })).toEqual({ ...added, created: true });
    expect(await add({ lineKey: 'step', quantity: 9, productId: barn })).toEqual({ ...added, created: false });
    expect(await version()).toBe(2);
  });

  it('can be removed unless it is the base line (R18)', async () => {
    await remove('ramp');
    await expect(remove('barn')).rejects.toMatchObject({ code: 'conflict' });
    expect(await version()).toBe(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['invalid', () => add({ id: newId(), productId: newId(), price: money('999999999999'), quantity: 10 })],
    ['notFound', () => add({ productId: newId(), expected: 9 })],
    ['notFound', () => remove('none', { expected: 9 })],
    ['staleVersion', () => add({ expected: 9 })],
    ['staleVersion', () => remove('ramp', { expected: 9 })],
    ['locked', () => add()],
    ['locked', () => remove('barn')],
  ])('of a signed and cancelled order fails with %s first (W9, R17)', async (code, write) => {
    await cancel();
    sales.sign(id);
    await expect(write()).rejects.toMatchObject({ code });
  });

  it('of a Cancelled order cannot be changed (R55)', async () => {
    await cancel();
    const before = await version();
    await expect(add()).rejects.toThrow('this order is "Cancelled"');
    await expect(remove('ramp')).rejects.toThrow('this order is "Cancelled"');
    expect(await version()).toBe(before);
  });
});
