import { describe, expect, it } from '@jest/globals';
import { money, pairs, SeededRandom, sumOf } from '@partner/kernel';
import type { LedgerMovement } from '../ledger/movement.js';
import type { Order } from './order.js';
import { aNewOrder, anOrder, morning } from './order.fixture.js';
import { orderTransitions } from './order.transitions.js';

const noon = new Date('2026-03-02T12:00:00.000Z');
const processed = (order: Order): Order => {
  order.moveTo('Processed', undefined, noon);
  order.enter('Processed', noon);
  return order;
};

describe('the ledger of an order (§2.21)', () => {
  it('begins with what the order is worth', () => {
    const order = aNewOrder();
    expect(order.takeMovement()).toEqual({
      companyId: order.state.companyId,
      id: expect.any(String),
      orderId: order.id,
      orderNumber: 1001,
      customerName: 'Ada',
      locationId: order.state.locationId,
      status: 'Unsubmitted',
      saleDate: null,
      ledgerDate: morning,
      cancelled: false,
      movementType: 'initial',
      deltaAmount: '5000.00',
      newOrderAmount: '5000.00',
    });
    expect(order.takeMovement()).toBeUndefined();
  });

  it('follows the amount, and only that', () => {
    const order = anOrder();
    order.changeDetails({ customerName: 'Grace' }, noon);
    expect(order.takeMovement()).toBeUndefined();
    order.changeDetails({ total: money(4700.5) }, noon);
    expect(order.takeMovement()).toMatchObject({
      movementType: 'amount_change',
      deltaAmount: '-299.50',
      newOrderAmount: '4700.50',
      ledgerDate: noon,
    });
  });

  for (const [from, to] of pairs(orderTransitions).filter(([from, to]) => from !== to)) {
    it(`notes ${from} → ${to}`, () => {
      const order = anOrder({ status: from });
      const before = order.ledgerAmount;
      order.moveTo(to, undefined, noon);
      const movement = order.takeMovement()!;
      expect(movement).toMatchObject({ movementType: 'status_change', status: to, newOrderAmount: order.ledgerAmount });
      expect(sumOf(before, movement.deltaAmount)).toBe(order.ledgerAmount);
      expect(order.ledgerAmount).toBe(order.holdsUnit ? '5000.00' : '0.00');
    });
  }

  it('has the date of the sale', () => {
    expect(processed(anOrder()).takeMovement()).toMatchObject({
      status: 'Processed',
      saleDate: new Date('2026-03-02T00:00:00.000Z'),
      deltaAmount: '0.00',
    });
  });

  for (const end of ['Cancelled', 'Deleted'] as const) {
    it(`tells for good that a sold order was ${end}`, () => {
      const order = processed(anOrder());
      order.moveTo(end, undefined, noon);
      order.changeDetails({ saleDate: null }, noon);
      expect(order.takeMovement()).toMatchObject({ cancelled: true, newOrderAmount: '0.00' });
      order.moveTo('On hold', undefined, noon);
      expect(order.takeMovement()).toMatchObject({ cancelled: true, newOrderAmount: '5000.00' });
    });

    it(`does not tell that of one that was not sold`, () => {
      const order = anOrder();
      order.moveTo(end, undefined, noon);
      expect(order.takeMovement()).toMatchObject({ cancelled: false, deltaAmount: '-5000.00' });
    });
  }

  it('adds up to what the order counts for now, whatever happened', () => {
    const order = aNewOrder();
    const movements: (LedgerMovement | undefined)[] = [order.takeMovement()];
    const random = new SeededRandom(7);
    for (let step = 0; step < 500; step += 1) {
      if (random.below(2) === 0) order.moveTo(orderTransitions.statuses[random.below(6)]!, undefined, noon);
      if (random.below(3) === 0)
        order.changeDetails({ total: random.below(5) === 0 ? null : money(random.below(1_000_000) / 100) }, noon);
      if (random.below(2) === 0) movements.push(order.takeMovement());
    }
    movements.push(order.takeMovement());
    const deltas = movements.flatMap((movement) => (movement ? [movement.deltaAmount] : []));
    expect(deltas.length).toBeGreaterThan(100);
    expect(sumOf(...deltas)).toBe(order.ledgerAmount);
  });
});
