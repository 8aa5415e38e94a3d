import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutCompany } from '@partner/companies';
import type { CompanyId, Id } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import { OrderStatusChanges, QuoteStatusChanges } from './document-status-changes.js';
import { PutOrder } from '../put-order/put-order.js';
import { PutQuote } from '../put-quote/put-quote.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('status changes of quotes and orders', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let customerId: Id;
  let workOrderId: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(noon);
  });
  beforeEach(async () => {
    company = await sales.company();
    customerId = await sales.customer(company, 'ada@example.com');
    workOrderId = await sales.unit(company, { serialNumber: 'SN-1' });
  });
  afterAll(() => sales.close());

  const quote = (fields: object = {}): Promise<Id> =>
    sales.get(PutQuote).execute(sales.portal(company), { customerId, workOrderId, ...fields });
  const order = (fields: object = {}): Promise<Id> =>
    sales.get(PutOrder).execute(sales.portal(company), { customerId, workOrderId, ...fields });
  const ask = (id: Id, status: string): Promise<void> =>
    sales.get(QuoteStatusChanges).request(sales.portal(company), { id, status });
  const set = (id: Id, status: string): Promise<void> =>
    sales.get(OrderStatusChanges).set(sales.portal(company), { id, status });
  const unit = (): Promise<Record<string, unknown>> => sales.row('work_orders', company, workOrderId);

  it('frees the unit of a lost quote, which keeps the link and the serial number (R11)', async () => {
    const id = await quote();
    await ask(id, 'Lost');
    expect(await unit()).toMatchObject({ quote_id: null });
    expect(await sales.row('quotes', company, id)).toMatchObject({ work_order_id: workOrderId, serial_number: 'SN-1' });
    await ask(id, 'Active');
    expect(await unit()).toMatchObject({ quote_id: id });
  });

  it('keeps the status when another quote has taken the unit (R11)', async () => {
    const id = await quote();
    await ask(id, 'Retired');
    const other = await quote();
    await expect(ask(id, 'Active')).rejects.toMatchObject({ code: 'conflict' });
    expect(await sales.row('quotes', company, id)).toMatchObject({ status: 'Retired' });
    expect(await unit()).toMatchObject({ quote_id: other });
  });

  it('sets the sale date and freezes the price in the Sold-by Status (R15, R16)', async () => {
    await sales.get(PutCompany).execute(sales.portal(company), { soldByStatus: 'Unprocessed' });
    const id = await order();
    await sales.get(OrderStatusChanges).request(sales.portal(company), { id, status: 'unprocessed' });
    expect(await sales.row('orders', company, id)).toMatchObject({
      sale_date: new Date('2026-03-01T00:00:00.000Z'),
      sold_pricing: expect.objectContaining({ total: '5000.00' }),
    });
  });

  it('counts the days of the unit on the lot from the time its order became Processed (R12)', async () => {
    const id = await order();
    await set(id, 'Processed');
    expect(await unit()).toMatchObject({ order_id: id, store_expiration_anchor_at: noon });
    await set(id, 'On hold');
    expect(await unit()).toMatchObject({ order_id: id, store_expiration_anchor_at: null });
  });

  it('changes nothing when the portal sets the same status again (R19)', async () => {
    const id = await order();
    await set(id, 'Processed');
    const before = await sales.events(company);
    await set(id, 'processed');
    expect(await sales.events(company)).toEqual(before);
  });

  it('frees the unit when its order is deleted (R11, R13)', async () => {
    const id = await order();
    await sales.get(OrderStatusChanges).delete(sales.portal(company), { id });
    expect(await unit()).toMatchObject({ order_id: null });
    await expect(set(id, 'On hold')).rejects.toMatchObject({ code: 'notFound' });
  });
});
