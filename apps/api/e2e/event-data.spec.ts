import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContractActions, PutContract } from '@partner/contracts';
import { DeleteCustomer } from '@partner/customers';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { RefundPayment } from '@partner/payments';
import { LeadStatusChanges, OrderStatusChanges, PutOrder, QuoteStatusChanges, SendQuote } from '@partner/sales';
import { DispatchDelivery, WorkOrderStatusChanges } from '@partner/work-orders';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi } from './support/test-api.js';

interface Event {
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: Id;
  readonly resourceVersion?: number;
  readonly resourceUrl?: string;
  readonly externalReferences?: Record<string, string>;
  readonly data?: Record<string, unknown>;
}
interface Item {
  readonly id: Id;
  readonly [field: string]: unknown;
}

describe('event data', () => {
  let api: TestApi;
  let fixture: OrderFixture;
  const references = { externalReferences: { crm: '4711' } };

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    fixture = await OrderFixture.company(api);
  });

  const events = async (...types: string[]): Promise<readonly Event[]> =>
    (await fixture.company.get<{ data: readonly Event[] }>(`events?limit=200&types=${types.join()}`)).body.data;
  const made = async (path: string, body: object): Promise<Item> => {
    const answer = await fixture.company.post<Item>(path, body);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };

  it('of sales entities has number, status, location, customer, total and changes (E2, E3)', async () => {
    const unit = await fixture.unit();
    const customer = { email: 'lovelace@example.com' };
    const lead = await made('leads', { locationId: fixture.lot, customer, ...references });
    const quote = await made('quotes', { workOrderId: unit, customer, ...references });
    const order = await made(`quotes/${quote.id}/convert`, {});
    for (const [path, { id }, status] of [
      ['leads', lead, 'Lost'],
      ['orders', order, 'On hold'],
    ] as const) {
      await fixture.company.patch(`${path}/${id}`, { salespersonName: 'Sam' });
      await made(`${path}/${id}/status`, { status });
    }
    const common = { locationId: fixture.lot, customerId: fixture.ada };
    const said = async (family: string): Promise<unknown[]> => {
      const all = await events(...['created', 'updated', 'status_changed'].map((what) => `${family}.${what}`));
      for (const { resourceType, resourceId, resourceUrl, externalReferences } of all)
        expect([resourceType, resourceUrl, externalReferences]).toEqual([
          family,
          `/partner/v1/${family}s/${resourceId}`,
          references.externalReferences,
        ]);
      return all.map(({ type, data }) => [type, data]);
    };
    expect(await said('lead')).toEqual([
      ['lead.created', { ...common, orderNumber: 1001, status: 'Open' }],
      ['lead.updated', { ...common, orderNumber: 1001, status: 'Open', changedFields: ['salesperson'] }],
      ['lead.status_changed', { ...common, orderNumber: 1001, status: 'Lost', previousStatus: 'Open' }],
    ]);
    const priced = { ...common, orderNumber: 1001, total: 4750 };
    expect(await said('quote')).toEqual([
      ['quote.created', { ...priced, status: 'Open' }],
      [
        'quote.status_changed',
        {
          ...priced,
          status: 'Sold',
          previousStatus: 'Open',
          convertedOrderId: expect.stringMatching(/^[0-9a-f]{24}$/),
        },
      ],
    ]);
    expect(await said('order')).toEqual([
      ['order.created', { ...priced, status: 'Unsubmitted' }],
      ['order.updated', { ...priced, status: 'Unsubmitted', changedFields: ['salesperson'] }],
      ['order.status_changed', { ...priced, status: 'On hold', previousStatus: 'Unsubmitted' }],
    ]);
  });

  it('of leads and work orders has no location while it is hidden, but stays an object (E2)', async () => {
    await made('leads', { locationId: fixture.lot, customer: { email: 'lovelace@example.com' } });
    await fixture.unit();
    const data = async (): Promise<unknown[]> =>
      (await events('lead.created', 'work_order.created')).map((event) => event.data);
    const serialNumber = expect.any(String);
    expect(await data()).toEqual([
      { orderNumber: 1001, status: 'Open', customerId: fixture.ada, locationId: fixture.lot },
      { workOrderNumber: 1001, serialNumber, status: 'Finished good', locationId: fixture.lot },
    ]);
    await api.application
      .get(PutLocation)
      .execute(fixture.company.portal, { id: fixture.lot, hideFromPartnerApi: true });
    expect(await data()).toEqual([
      { orderNumber: 1001, status: 'Open', customerId: fixture.ada },
      { workOrderNumber: 1001, serialNumber, status: 'Finished good' },
    ]);
  });

  it('of customers has code and active, and does not identify the customer (E2)', async () => {
    const { id } = await made('customers', { email: 'eve@example.com', name: 'Eve', phone: '555-1', code: 'AB12C' });
    await fixture.company.patch(`customers/${id}`, { name: 'Eva' });
    await made(`customers/${id}/merge`, { survivorId: fixture.ada });
    const mine = (await events('customer.created', 'customer.updated', 'customer.merged')).filter(
      ({ resourceId }) => resourceId === id,
    );
    expect(mine.map(({ type, data }) => [type, data])).toEqual([
      ['customer.created', { code: 'AB12C', active: true }],
      ['customer.updated', { code: 'AB12C', active: true, changedFields: ['name'] }],
      ['customer.merged', { code: 'AB12C', active: false, mergedCustomerId: id, survivorId: fixture.ada }],
    ]);
    for (const { resourceUrl } of mine) expect(resourceUrl).toBe(`/partner/v1/customers/${id}`);
  });

  it('of deliveries and contracts has linked ids, status and URL (E2, E3, §6.1)', async () => {
    const { portal } = fixture.company;
    const unit = await fixture.unit();
    const order = await fixture.portalOrder({ workOrderId: unit });
    await api.application.get(DispatchDelivery).execute(portal, { workOrderId: unit });
    await api.application.get(PutContract).execute(portal, { orderId: order, status: 'out_for_signature' });
    const [delivery, contract] = await events('delivery.dispatched', 'contract.sent');
    expect(delivery).toMatchObject({
      resourceType: 'delivery',
      resourceUrl: `/partner/v1/work-orders/${unit}`,
      data: { workOrderId: unit, orderId: order, status: 'En Route' },
    });
    expect(contract).toMatchObject({
      resourceType: 'contract',
      resourceUrl: `/partner/v1/orders/${order}/contract`,
      data: { orderId: order, status: 'out_for_signature' },
    });
    for (const event of [delivery, contract]) expect(event).not.toHaveProperty('resourceVersion');
  });

  it('of a contract has the location to which its order was moved (E2)', async () => {
    const { portal } = fixture.company;
    const { id: orderId } = await fixture.create();
    await api.application.get(PutContract).execute(portal, { orderId });
    const locationId = await api.application.get(PutLocation).execute(portal, { name: 'Other', address: '2' });
    await fixture.company.patch(`orders/${orderId}`, { salesLocation: locationId });
    await api.application.get(ContractActions).send(portal, { orderId });
    expect(await events('contract.sent')).toMatchObject([{ data: { orderId, locationId } }]);
  });

  it('of a sent quote shows the quote at that moment, without a new version (E2, R32)', async () => {
    const { id } = await made('quotes', {
      workOrderId: await fixture.unit(),
      customer: { email: 'lovelace@example.com' },
    });
    await api.application.get(SendQuote).execute(fixture.company.portal, { id });
    expect(await events('quote.sent')).toMatchObject([
      { resourceId: id, resourceVersion: 1, data: { status: 'Open' } },
    ]);
  });

  it('ends with the deletion, until a status restores the record (R13, E2)', async () => {
    const { portal } = fixture.company;
    const workOrderId = await fixture.unit();
    const quote = await made('quotes', { workOrderId, customer: { email: 'lovelace@example.com' } });
    const order = await fixture.create();
    const payment = await made(`orders/${order.id}/payments`, { method: 'cash', amount: 5 });
    await api.application.get(WorkOrderStatusChanges).delete(portal, { id: workOrderId });
    await api.application.get(OrderStatusChanges).delete(portal, { id: order.id });
    // The quote frees its unit, and the refund changes the order.
    await made(`quotes/${quote.id}/status`, { status: 'Lost' });
    await api.application.get(RefundPayment).execute(portal, { id: payment.id });
    const last = async (resource: Id): Promise<string | undefined> =>
      (await events()).filter(({ resourceId }) => resourceId === resource).at(-1)?.type;
    expect([await last(workOrderId), await last(order.id)]).toEqual(['work_order.deleted', 'order.deleted']);
    await api.application.get(PutOrder).execute(portal, { id: order.id, status: 'On hold' });
    expect(await last(order.id)).toBe('order.status_changed');
  });

  it('of a deletion only identifies the deleted record (E2)', async () => {
    const { portal } = fixture.company;
    const customer = await made('customers', { email: 'eve@example.com', ...references });
    const lead = await made('leads', {
      locationId: fixture.lot,
      customer: { email: 'lovelace@example.com' },
      ...references,
    });
    const quote = await made('quotes', {
      workOrderId: await fixture.unit(),
      customer: { email: 'lovelace@example.com' },
      ...references,
    });
    const order = await fixture.portalOrder({ ...references });
    const unit = await fixture.unit();
    await api.application.get(DeleteCustomer).execute(portal, { id: customer.id });
    await api.application.get(LeadStatusChanges).delete(portal, { id: lead.id });
    await api.application.get(QuoteStatusChanges).delete(portal, { id: quote.id });
    await api.application.get(OrderStatusChanges).delete(portal, { id: order });
    await api.application.get(WorkOrderStatusChanges).delete(portal, { id: unit });
    const deleted = await events(
      'customer.deleted',
      'lead.deleted',
      'quote.deleted',
      'order.deleted',
      'work_order.deleted',
    );
    expect(deleted.map(({ resourceId }) => resourceId)).toEqual([customer.id, lead.id, quote.id, order, unit]);
    for (const event of deleted) {
      expect(Object.keys(event).sort()).toEqual([
        'id',
        'occurredAt',
        'resourceId',
        'resourceType',
        'resourceVersion',
        'type',
      ]);
      expect(event.resourceType).toBe(event.type.split('.')[0]);
    }
  });
});
