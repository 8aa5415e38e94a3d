import { describe, expect, it } from '@jest/globals';
import { money } from '@partner/kernel';
import { quotePricing } from '../document/pricing.js';
import { aNewOrder, anOrder, morning } from './order.fixture.js';
import { orderTransitions } from './order.transitions.js';
import { checkSoldPricing } from './sold-pricing.js';

const noon = new Date('2026-03-02T12:00:00.000Z');

describe('a new order', () => {
  it('is announced and starts its history (§3, R32, E2)', () => {
    const order = aNewOrder();
    const { events, history } = order.takePending();
    expect(history).toEqual([{ status: 'Unsubmitted', changedAt: morning }]);
    expect(events).toEqual([
      expect.objectContaining({
        type: 'order.created',
        resourceVersion: 1,
        locationId: order.state.locationId,
        data: {
          orderNumber: 1001,
          status: 'Unsubmitted',
          locationId: order.state.locationId,
          customerId: order.state.customerId,
          total: 5000,
        },
      }),
    ]);
  });
});

describe('a status request', () => {
  it('allows the moves of §3', () => {
    expect(orderTransitions.pairs.filter(([from, to]) => orderTransitions.allows(from, to))).toEqual([
      ['Unsubmitted', 'Unprocessed'],
      ['Unsubmitted', 'On hold'],
      ['Unprocessed', 'On hold'],
      ['On hold', 'Unprocessed'],
    ]);
  });

  for (const [from, to] of orderTransitions.pairs) {
    const allowed = orderTransitions.allows(from, to);
    it(`${from} → ${to} is ${allowed ? 'accepted' : 'rejected'}`, () => {
      const order = anOrder({ status: from });
      const request = (): void => order.requestStatus(to, 'why', noon);
      if (!allowed)
        return expect(request).toThrow(
          `status change from "${from}" to "${to}" is not allowed through the Partner API`,
        );
      request();
      expect(order.state).toMatchObject({ status: to, statusChangedAt: noon, version: 2 });
      expect(order.events).toMatchObject([
        { type: 'order.status_changed', data: { status: to, previousStatus: from } },
      ]);
      expect(order.takePending().history).toEqual([
        { status: to, previousStatus: from, description: 'why', changedAt: noon },
      ]);
    });
  }

  it('rejects an unknown status (R9)', () => {
    expect(() => orderTransitions.parse('Sold')).toThrow('unknown status "Sold"');
    expect(orderTransitions.parse('on HOLD')).toBe('On hold');
  });

  it('needs a serial number to submit the order (R10)', () => {
    expect(() => anOrder({ serialNumber: null }).requestStatus('Unprocessed', undefined, noon)).toThrow(
      'serial number',
    );
    const held = anOrder({ serialNumber: null });
    held.requestStatus('On hold', undefined, noon);
    expect(held.state.status).toBe('On hold');
  });
});

describe('a status change by the portal', () => {
  for (const [from, to] of orderTransitions.pairs) {
    it(`moves ${from} → ${to}`, () => {
      const order = anOrder({ status: from });
      order.moveTo(to, undefined, noon);
      const types = order.events.map(({ type }) => type);
      if (from === to) expect([types, order.state.version]).toEqual([[], 1]);
      else if (to === 'Deleted') expect(types).toEqual(['order.deleted']);
      else expect(types).toEqual(['order.status_changed', ...(to === 'Cancelled' ? ['order.cancelled'] : [])]);
      expect(order.holdsUnit).toBe(to !== 'Cancelled' && to !== 'Deleted');
    });
  }
});

describe('the sale', () => {
  it('is dated the UTC day on which the order starts to count as sold (R15)', () => {
    const order = anOrder();
    order.moveTo('Processed', undefined, noon);
    order.enter('Processed', noon);
    expect(order.state.saleDate).toEqual(new Date('2026-03-02T00:00:00.000Z'));
    expect(order.state.version).toBe(2);
    expect(order.events.map(({ type }) => type)).toEqual(['order.status_changed']);
  });

  it('has no date in another status', () => {
    const order = anOrder();
    order.moveTo('Processed', undefined, noon);
    order.enter('Unprocessed', noon);
    expect(order.state).toMatchObject({ saleDate: null, soldPricing: null });
  });

  it('keeps its date and price when the order enters the status again (R15, R16)', () => {
    const [saleDate, soldPricing] = [new Date('2025-01-01T00:00:00.000Z'), { total: money(1) }];
    const order = anOrder({ saleDate, soldPricing });
    order.moveTo('Processed', undefined, noon);
    order.enter('Processed', noon);
    expect(order.state).toMatchObject({ saleDate, soldPricing });
  });

  it('freezes the live price against later changes (R16)', () => {
    const order = anOrder({ discount: money(100), changeOrderFee: money(25) });
    order.moveTo('Processed', undefined, noon);
    order.enter('Processed', noon);
    order.changeDetails({ total: money(1) }, noon);
    expect(order.state.soldPricing).toEqual({
      basePrice: '4550.00',
      upgradesAmount: '450.00',
      subtotal: '5000.00',
      total: '5000.00',
      discount: '100.00',
      materialSurcharge: '25.00',
    });
  });

  it('freezes no negative amount, so that the price can be sent back (R16, R56)', () => {
    const unit = quotePricing({
      basePrice: money(500),
      upgradesPrice: money(50),
      removedPrice: money(600),
      buildingSubtotal: money(-50),
    });
    const order = anOrder({ ...unit, changeOrderFee: money(-25) });
    order.moveTo('Processed', undefined, noon);
    order.enter('Processed', noon);
    expect(order.state.soldPricing).toEqual({
      basePrice: '500.00',
      upgradesAmount: '0.00',
      removedUpgradesAmount: '550.00',
    });
    expect(() => checkSoldPricing(order.state.soldPricing)).not.toThrow();
  });

  it('happens at once where new orders count as sold', () => {
    expect(aNewOrder({}, 'Unsubmitted').state).toMatchObject({
      saleDate: new Date('2026-03-01T00:00:00.000Z'),
      soldPricing: { total: '5000.00' },
    });
  });
});

describe('a change of details', () => {
  it('lists the changed fields by their item names (E2)', () => {
    const order = anOrder();
    order.changeDetails(
      {
        totalPaid: money(100),
        saleDate: noon,
        soldPricing: { total: money(2) },
        deliveryCity: 'Waco',
        total: money(9),
      },
      noon,
    );
    expect(order.events).toMatchObject([
      {
        type: 'order.updated',
        data: { changedFields: ['deposits', 'saleDate', 'soldPricing', 'deliveryCity', 'pricing'], total: 9 },
      },
    ]);
  });

  it('is ignored when nothing differs (R19)', () => {
    const order = anOrder({ soldPricing: { total: money(2) } });
    order.changeDetails({ soldPricing: { total: money(2) }, saleDate: null }, noon);
    expect([order.events, order.state.version]).toEqual([[], 1]);
  });

  it('announces the dates of a delivery once (§2.3)', () => {
    const order = anOrder();
    const dates = { expectedDeliveryDate: noon, deliveredAt: null };
    order.noteDelivery(dates, noon);
    order.noteDelivery(dates, noon);
    expect(order.events).toMatchObject([{ type: 'order.updated', data: { changedFields: ['expectedDeliveryDate'] } }]);
  });
});
