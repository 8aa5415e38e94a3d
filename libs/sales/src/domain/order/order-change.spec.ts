import { describe, expect, it } from '@jest/globals';
import { money } from '@partner/kernel';
import type { Order } from './order.js';
import { aNewOrder, anOrder } from './order.fixture.js';
import { orderTransitions } from './order.transitions.js';

const noon = new Date('2026-03-02T12:00:00.000Z');
const processed = (order: Order): Order => {
  order.moveTo('Processed', undefined, noon);
  order.enter('Processed', noon);
  return order;
};

describe('the change of an order (§2.21)', () => {
  it('reports a new order once', () => {
    const order = aNewOrder();
    expect(order.takeChange()).toEqual({ before: undefined, after: order.state });
    expect(order.takeChange()).toBeUndefined();
  });

  it('starts from the state reported last', () => {
    const order = anOrder();
    expect(order.takeChange()).toBeUndefined();
    const before = order.state;
    order.changeDetails({ total: money(4700.5) }, noon);
    order.moveTo('On hold', undefined, noon);
    expect(order.takeChange()).toEqual({ before, after: order.state });
    const held = order.state;
    order.moveTo('Unprocessed', 'Ready', noon);
    expect(order.takeChange()).toEqual({ before: held, after: order.state, note: 'Ready' });
    order.changeDetails({ total: money(1) }, noon);
    expect(order.takeChange()?.note).toBeUndefined();
  });

  for (const status of orderTransitions.statuses) {
    it(`${orderTransitions.is(status, 'live') ? 'keeps' : 'frees'} its unit in status ${status} (R11)`, () => {
      expect(anOrder({ status }).holdsUnit).toBe(orderTransitions.is(status, 'live'));
    });
  }

  for (const end of ['Cancelled', 'Deleted'] as const) {
    it(`keeps for good that a sold order was ${end}`, () => {
      const order = processed(anOrder());
      order.moveTo(end, undefined, noon);
      order.changeDetails({ saleDate: null }, noon);
      order.moveTo('On hold', undefined, noon);
      expect(order.takeChange()?.after).toMatchObject({ status: 'On hold', soldAndCancelled: true });
    });

    it(`does not mark an unsold order that was ${end}`, () => {
      const order = anOrder();
      order.moveTo(end, undefined, noon);
      expect(order.takeChange()?.after.soldAndCancelled).toBe(false);
    });
  }
});
