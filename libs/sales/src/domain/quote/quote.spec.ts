import { describe, expect, it } from '@jest/globals';
import { type CompanyId, money, newId } from '@partner/kernel';
import { deliveryFields } from '../document/delivery-address.js';
import { noPricing } from '../document/pricing.js';
import { type NewQuote, Quote, type QuoteState } from './quote.js';
import { type QuoteStatus, quoteTransitions } from './quote.transitions.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const newQuote = (fields: Partial<NewQuote> = {}): NewQuote => ({
  id: newId(),
  companyId: newId() as CompanyId,
  createdAt: noon,
  number: 1001,
  status: 'Open',
  customerId: newId(),
  customerName: 'Ada Miller',
  customerEmail: 'ada@example.com',
  customerPhone: null,
  salespersonId: null,
  salespersonName: null,
  salespersonEmail: null,
  locationId: newId(),
  salesSource: null,
  workOrderId: newId(),
  serialNumber: 'SN-1',
  productId: newId(),
  ...noPricing,
  subtotal: money(5000),
  total: money(4750.5),
  rto: null,
  ...deliveryFields(),
  configuration: null,
  note: null,
  purchaseType: 'Lot Stock',
  validUntil: null,
  converted: false,
  convertedOrderId: null,
  convertedOrderNumber: null,
  ...fields,
});

/** A quote as loaded from the database. */
const aQuote = (fields: Partial<QuoteState> = {}): Quote =>
  new Quote({ ...Quote.create(newQuote()).state, version: 3, ...fields }, true);

const living = (status: QuoteStatus): boolean => status === 'Open' || status === 'Active';

describe('a new quote', () => {
  it('starts its history and is announced with the data of E2, its total included', () => {
    const quote = Quote.create(newQuote({ externalReferences: { crm: '4711' } }));
    const { locationId, customerId } = quote.state;
    expect(quote.state).toMatchObject({ version: 1, status: 'Open', statusChangedAt: noon, updatedAt: noon });
    expect(quote.events).toMatchObject([
      {
        type: 'quote.created',
        resourceVersion: 1,
        externalReferences: { crm: '4711' },
        data: { orderNumber: 1001, status: 'Open', locationId, customerId, total: 4750.5 },
      },
    ]);
    expect(quote.takePending().history).toEqual([{ status: 'Open', changedAt: noon }]);
  });

  it('has no total in its events without a total', () => {
    expect(Quote.create(newQuote({ total: null })).events[0]?.data).not.toHaveProperty('total');
  });
});

describe('a status request', () => {
  for (const [from, to] of quoteTransitions.pairs) {
    it(`${from} → ${to} is ${quoteTransitions.allows(from, to) ? 'accepted' : 'rejected'}`, () => {
      const quote = aQuote({ status: from });
      const request = (): void => quote.requestStatus(to, 'why', later);
      if (!quoteTransitions.allows(from, to)) {
        expect(request).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
        expect(quote.isChanged).toBe(false);
        return;
      }
      request();
      expect(quote.state).toMatchObject({ status: to, statusChangedAt: later, version: 4 });
      expect(quote.events).toMatchObject([
        { type: 'quote.status_changed', resourceVersion: 4, data: { status: to, previousStatus: from } },
      ]);
      expect(quote.takePending().history).toEqual([
        { status: to, previousStatus: from, description: 'why', changedAt: later },
      ]);
    });
  }
});

describe('in each status', () => {
  for (const status of quoteTransitions.statuses) {
    it(`${status}: its unit is ${living(status) ? 'taken' : 'free'} (R11)`, () => {
      expect(aQuote({ status }).holdsUnit).toBe(living(status));
    });

    it(`${status}: converting is ${living(status) ? 'accepted' : 'rejected'} (R14)`, () => {
      const quote = aQuote({ status });
      const order = { id: newId(), number: 1007 };
      if (!living(status)) {
        expect(() => quote.convert(order, later)).toThrow(`a quote that is "${status}" cannot be converted`);
        return;
      }
      quote.convert(order, later);
      expect(quote.state).toMatchObject({
        status: 'Sold',
        converted: true,
        convertedOrderId: order.id,
        convertedOrderNumber: 1007,
        version: 4,
      });
      expect(quote.events.map(({ type }) => type)).toEqual(['quote.status_changed']);
    });

    it(`${status}: an old validUntil is ${living(status) ? '' : 'not '}announced, without a new version (R32)`, () => {
      const quote = aQuote({ status, validUntil: noon });
      quote.expire(later);
      expect(quote.events.map(({ type, resourceVersion }) => [type, resourceVersion])).toEqual(
        living(status) ? [['quote.expired', 3]] : [],
      );
      expect(quote.isChanged).toBe(false);
    });
  }
});

describe('a quote', () => {
  it('does not expire before its validUntil, or without one', () => {
    for (const validUntil of [null, later]) {
      const quote = aQuote({ validUntil });
      quote.expire(later);
      expect(quote.events).toEqual([]);
    }
  });

  it('keeps its version when it is sent (R32)', () => {
    const quote = aQuote();
    quote.send(later);
    expect(quote.events).toMatchObject([{ type: 'quote.sent', resourceVersion: 3 }]);
    expect(quote.isChanged).toBe(false);
  });

  it('counts a line change as its own change (R18, R19)', () => {
    const quote = aQuote();
    quote.noteLines([], [], later);
    expect(quote.state).toMatchObject({ version: 4, updatedAt: later });
    expect(quote.events).toMatchObject([
      { type: 'quote.updated', resourceVersion: 4, data: { changedFields: ['lineItems'] } },
    ]);
  });

  it('lists changed fields by the names of the item and the PATCH body (E2)', () => {
    const quote = aQuote();
    quote.changeDetails(
      { total: money(1), discount: money(2), deliveryCity: 'Troy', validUntil: later, customerName: 'Bo' },
      later,
    );
    expect(quote.events[0]?.data).toMatchObject({
      changedFields: ['pricing', 'deliveryCity', 'validUntil', 'customer'],
      total: 1,
    });
  });

  it('ignores a change in which nothing differs (R19)', () => {
    const quote = aQuote({ validUntil: noon, rto: { rent: money(5) } });
    quote.changeDetails({ validUntil: new Date(noon), rto: { rent: money(5) }, total: money(4750.5) }, later);
    expect(quote).toMatchObject({ isChanged: false, events: [] });
  });
});
