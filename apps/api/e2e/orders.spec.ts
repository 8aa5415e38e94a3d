import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutCompany, PutUser, type SoldByStatus } from '@partner/companies';
import { OrderStatusChanges, PutOrder } from '@partner/sales';
import { WorkScope } from '@partner/postgres';
import { DeliverUnit, DispatchDelivery, PutWorkOrder, ScheduleDelivery, WorkOrderQueries } from '@partner/work-orders';
import { PutContract } from '@partner/contracts';
import { type Id, money, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { type Order, type OrderList, OrderFixture } from './support/order-fixture.js';
import { unknownId } from './support/test-api.js';

describe('orders', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  const ledger = (id: string) =>
    fixture.api.database.query<{ type: string; delta: string; amount: string; cancelled: boolean; status: string }>(sql`
      select movement_type as type, delta_amount as delta, new_order_amount as amount, cancelled, status
      from sales_ledger_movements where order_id = ${id} order by id`);

  describe('creation with a product', () => {
    it('creates a complete order (§4.3.2, §2.3, R8, R31, R32)', async () => {
      const { company, lot, barn, size, ramp } = await OrderFixture.company(fixture.api);
      const made = await company.post<Order>('orders', {
        customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
        locationId: lot,
        productId: barn,
        sizeId: size,
        paymentType: 'cash',
        upgrades: [
          { productId: ramp, quantity: 2, lineKey: 'ramp' },
          { productId: ramp, price: 10.01 },
        ],
        configuration: { model: 'Lofted Barn', sidingColor: 'Custom Color - #12AB9F' },
        deliveryAddress: {
          address: '12 Oak St',
          city: 'Waco',
          state: 'TX',
          zipCode: '76701',
          latitude: 31.5,
          longitude: -97.1,
        },
        note: 'Soon',
        salesSource: 'Trade Show',
        sourceMetadata: { booth: 4, deep: { none: null } },
        externalReferences: { crm: '4711' },
      });
      expect(made.status).toBe(201);
      expect(made.headers.get('etag')).toBe('"1"');
      expect(made.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        orderNumber: 1001,
        status: 'Unsubmitted',
        statusChangedAt: made.body['createdAt'],
        customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
        location: { id: lot, name: 'Main Lot', slug: 'main-lot' },
        salesSource: 'Trade Show',
        sourceMetadata: { booth: 4, deep: { none: null } },
        externalReferences: { crm: '4711' },
        pricing: { subtotal: 5660.01, total: 5660.01, paymentType: 'cash' },
        deposits: { downPayment: 0, securityDeposit: 0, totalDueToday: 0, totalPaid: 0, balance: 5660.01 },
        cancelled: false,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: made.body['createdAt'],
      });
      const lines = await company.get(`orders/${made.body.id}/line-items`);
      expect(lines.body).toEqual({
        data: [
          {
            id: expect.any(String),
            productId: barn,
            name: 'Lofted Barn',
            quantity: 1,
            amount: 5500,
            status: 'included',
            isStandardFeature: false,
          },
          {
            id: 'ramp',
            productId: ramp,
            name: 'Ramp',
            quantity: 2,
            amount: 150,
            status: 'added',
            isStandardFeature: false,
          },
          {
            id: expect.any(String),
            productId: ramp,
            name: 'Ramp',
            quantity: 1,
            amount: 10.01,
            status: 'added',
            isStandardFeature: false,
          },
        ],
        totals: { included: 1, added: 2, removed: 0 },
        configuration: { model: 'Lofted Barn', sidingColor: 'Custom Color - #12AB9F' },
      });
      const history = await company.get<OrderList>(`orders/${made.body.id}/status-history`);
      expect(history.body).toMatchObject({ total: 1, data: [{ status: 'Unsubmitted', actor: { name: 'Test key' } }] });
      const feed = await company.get<{ data: { type: string; data: object }[] }>(
        'events?types=order.created,customer.created,customer.updated',
      );
      const own = feed.body.data.slice(-2);
      expect(own.map(({ type }) => type)).toEqual(['order.created', 'customer.created']);
      expect(own[0]?.data).toMatchObject({ orderNumber: 1001, status: 'Unsubmitted', total: 5660.01, locationId: lot });
      expect(await ledger(made.body.id)).toEqual([
        { type: 'initial', delta: '5660.01', amount: '5660.01', cancelled: false, status: 'Unsubmitted' },
      ]);
      const [audited] = await fixture.api.database.query(
        sql`select action, actor_name from audit_entries where resource_id = ${made.body.id}`,
      );
      expect(audited).toEqual({ action: 'order.created', actor_name: 'Test key' });
    });

    it('uses given amounts, and derives the others (R31)', async () => {
      const pricing = async (fields: object) => (await fixture.create(fields)).pricing;
      expect(await pricing({})).toEqual({ subtotal: 5000, total: 5000 });
      expect(await pricing({ sizeId: fixture.size })).toEqual({ subtotal: 5500, total: 5500 });
      expect(await pricing({ basePrice: 100, upgrades: [{ productId: fixture.ramp }] })).toEqual({
        subtotal: 175,
        total: 175,
      });
      expect(await pricing({ basePrice: 0 })).toEqual({ subtotal: 0, total: 0 });
      expect(await pricing({ subtotal: 10.1 })).toEqual({ subtotal: 10.1, total: 10.1 });
      expect(await pricing({ basePrice: 1, subtotal: 2, total: 3 })).toEqual({ subtotal: 2, total: 3 });
    });

    it('returns rent-to-own terms (§2.3, §2.4)', async () => {
      const order = await fixture.create({ paymentType: 'rto' });
      expect(order).toMatchObject({
        pricing: { paymentType: 'rto' },
        rto: {},
        deposits: { totalPaid: 0, balance: 5000 },
      });
      const rto = {
        termMonths: 36,
        rent: money(189),
        downPayment: money(100),
        securityDeposit: money(199.5),
        totalDueToday: money(299.5),
        providerName: 'Rent Well',
      };
      const id = await fixture.application.get(PutOrder).execute(fixture.company.portal, {
        customerId: fixture.ada,
        locationId: fixture.lot,
        paymentType: 'rto',
        total: money(6000),
        rto,
        totalPaid: money(0.1),
      });
      const { body } = await fixture.company.get<Order>(`orders/${id}`);
      expect(body.deposits).toEqual({
        downPayment: 100,
        securityDeposit: 199.5,
        totalDueToday: 299.5,
        totalPaid: 0.1,
        balance: 5999.9,
      });
      expect(body['rto']).toEqual({
        termMonths: 36,
        rent: 189,
        downPayment: 100,
        securityDeposit: 199.5,
        totalDueToday: 299.5,
        providerName: 'Rent Well',
      });
      const listed = (await fixture.list('paymentType=rto')).data.find((one) => one.id === id);
      expect(listed?.['rto']).not.toHaveProperty('providerName');
    });

    it('returns either shape of a configuration unchanged (R31)', async () => {
      for (const configuration of [
        { roofMaterial: 'Metal Roof' },
        { selectedCategories: [{ id: 7, options: [null, { deep: [1.5] }] }] },
      ]) {
        const order = await fixture.create({ configuration });
        expect((await fixture.company.get(`orders/${order.id}/line-items`)).body['configuration']).toEqual(
          configuration,
        );
      }
      expect((await fixture.company.get(`orders/${(await fixture.create()).id}/line-items`)).body).not.toHaveProperty(
        'configuration',
      );
    });

    it('accepts a known customer and copies the contact (R6)', async () => {
      const order = await fixture.create({ customer: undefined, customerId: fixture.ada });
      expect(order.customer).toEqual({ name: 'Ada Lovelace', email: 'lovelace@example.com', phone: '555-1' });
      const matched = await fixture.create({
        customer: { name: 'A.', email: 'LOVELACE@example.com' },
        salesSource: 'Blog',
      });
      expect(matched.customer).toEqual({ name: 'A.', email: 'LOVELACE@example.com' });
      const [row] = await fixture.api.database.query<{ n: number }>(
        sql`select count(distinct customer_id)::int as n from orders where id in (${order.id}, ${matched.id})`,
      );
      const { n } = row!;
      expect(n).toBe(1);
    });

    it('assigns the chosen salesperson, otherwise the next in turn (R7)', async () => {
      const put = fixture.application.get(PutUser);
      const busy = await fixture.application
        .get(PutLocation)
        .execute(fixture.company.portal, { name: 'Busy Lot', address: '9', leadRouting: true });
      const one = await put.execute(fixture.company.portal, {
        firstName: 'Uma',
        lastName: 'Vega',
        email: 'uma@example.com',
        inLeadRoutingPool: true,
        locationIds: [busy],
      });
      const other = await put.execute(fixture.company.portal, {
        firstName: 'Sam',
        lastName: 'Port',
        email: 'sam@example.com',
      });
      expect((await fixture.create({ locationId: busy })).salesperson).toEqual({
        id: one,
        name: 'Uma Vega',
        email: 'uma@example.com',
      });
      expect((await fixture.create({ locationId: busy, salespersonId: other })).salesperson).toMatchObject({
        id: other,
      });
      expect(await fixture.create()).not.toHaveProperty('salesperson');
    });

    it.each([
      ['no customer', { customer: undefined }, 400, /customerId or customer is required/],
      ['two customers', { customerId: unknownId }, 400, /cannot be combined/],
      ['an empty contact', { customer: {} }, 400, /at least one of name, email, phone/],
      ['no location', { locationId: undefined }, 400, /locationId is required/],
      ['no product', { productId: undefined }, 400, /productId is required/],
      ['a malformed id', { sizeId: 'x' }, 400, /sizeId/],
      ['a negative price', { total: -1 }, 400, /total must be at least 0/],
      ['a price as a string', { basePrice: '5' }, 400, /basePrice must be a number/],
      ['an unknown payment type', { paymentType: 'card' }, 400, /paymentType/],
      ['an unknown field', { serialNumber: 'SN' }, 400, /unknown field "serialNumber"/],
      ['an unknown field of an upgrade', { upgrades: [{ productId: unknownId, colour: 'red' }] }, 400, /colour/],
      ['a negative upgrade', { upgrades: [{ productId: unknownId, price: -1 }] }, 400, /price/],
      ['a bad line key', { upgrades: [{ productId: unknownId, lineKey: 'a b' }] }, 400, /lineKey/],
      [
        'both shapes of configuration',
        { configuration: { model: 'A', selectedCategories: [] } },
        400,
        /selectedCategories cannot be combined/,
      ],
      ['an empty configuration', { configuration: {} }, 400, /configuration/],
      ['an unknown attribute', { configuration: { colour: 'red' } }, 400, /colour/],
      [
        'categories that are not a list',
        { configuration: { selectedCategories: {} } },
        400,
        /selectedCategories must be a list/,
      ],
      ['an attribute that is not a string', { configuration: { model: 7 } }, 400, /model/],
      ['a bad latitude', { deliveryAddress: { latitude: 91 } }, 400, /latitude/],
      [
        'a duplicate line key',
        {
          customerId: unknownId,
          upgrades: [
            { productId: unknownId, lineKey: 'a' },
            { productId: unknownId, lineKey: 'a' },
          ],
        },
        400,
        /upgrades must not have the same lineKey twice/,
      ],
      [
        'too many references',
        {
          locationId: unknownId,
          externalReferences: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 'v'])),
        },
        400,
        /at most 10 keys/,
      ],
      ['an unknown customer', { customer: undefined, customerId: unknownId }, 404, /customer not found/],
      ['an unknown location', { locationId: unknownId }, 404, /location not found/],
      ['an unknown product', { productId: unknownId }, 404, /product not found/],
      ['an unknown size', { sizeId: unknownId }, 404, /size not found/],
      ['an unknown upgrade', { upgrades: [{ productId: unknownId }] }, 404, /product not found/],
      ['an unknown salesperson', { salespersonId: unknownId }, 404, /salesperson not found/],
    ])('rejects %s', async (_, fields, status, message) => {
      const answer = await fixture.company.post('orders', { ...fixture.fields(), ...fields });
      expect([answer.status, answer.body['error']]).toEqual([status, expect.stringMatching(message)]);
    });

    it('returns 404 for hidden and raw products, and products of another product or company (§1.7, R31)', async () => {
      for (const fields of [
        { locationId: fixture.hidden },
        { productId: fixture.raw },
        { productId: fixture.secretProduct },
        { sizeId: fixture.otherSize },
        { upgrades: [{ productId: fixture.raw }] },
      ]) {
        expect((await fixture.company.post('orders', { ...fixture.fields(), ...fields })).status).toBe(404);
      }
      const stranger = await OrderFixture.company(fixture.api);
      expect((await stranger.company.post('orders', { ...stranger.fields(), productId: fixture.barn })).status).toBe(
        404,
      );
      expect(
        (await stranger.company.post('orders', { ...stranger.fields(), customer: undefined, customerId: fixture.ada }))
          .status,
      ).toBe(404);
    });

    it('rejects a duplicate line key and a merged customer', async () => {
      const twice = [
        { productId: fixture.ramp, lineKey: 'a' },
        { productId: fixture.ramp, lineKey: 'a' },
      ];
      expect((await fixture.company.post('orders', { ...fixture.fields(), upgrades: twice })).status).toBe(400);
      const [gone, stays] = await Promise.all(
        ['gone@x.example', 'stays@x.example'].map(
          async (email) => (await fixture.company.post<{ id: string }>('customers', { email })).body.id,
        ),
      );
      await fixture.company.post(`customers/${gone}/merge`, { survivorId: stays });
      expect(
        (await fixture.company.post('orders', { ...fixture.fields(), customer: undefined, customerId: gone })).status,
      ).toBe(409);
    });

    it('creates one order per key, and lists the allowed fields in errors (I1, I4, R28)', async () => {
      const headers = { 'idempotency-key': newId() };
      const [first, second] = [
        await fixture.company.post('orders', fixture.fields(), { headers }),
        await fixture.company.post('orders', fixture.fields(), { headers }),
      ];
      expect(second.text).toBe(first.text);
      expect([second.status, second.headers.get('idempotency-replayed'), second.headers.get('etag')]).toEqual([
        201,
        'true',
        '"1"',
      ]);
      expect((await fixture.company.post('orders', { ...fixture.fields(), note: 'x' }, { headers })).status).toBe(422);
      const unknown = await fixture.company.post('orders', { ...fixture.fields(), colour: 'red' });
      expect(unknown.body['allowedFields']).toEqual(
        expect.arrayContaining(['customerId', 'upgrades', 'paymentType', 'configuration', 'externalReferences']),
      );
    });
  });

  describe('status changes', () => {
    it('follow the table once there is a serial number (§3, R9, R10)', async () => {
      const order = await fixture.create();
      const submit = () =>
        fixture.company.post<Order>(`orders/${order.id}/status`, { status: 'unprocessed', actionDescription: 'Ready' });
      const refused = await submit();
      expect([refused.status, refused.body['error']]).toEqual([409, expect.stringContaining('serial number')]);
      await fixture.application
        .get(PutOrder)
        .execute(fixture.company.portal, { id: order.id, serialNumber: `SN-${order.id}` });
      const answer = await submit();
      expect([answer.status, answer.body, answer.headers.get('etag')]).toMatchObject([
        200,
        { status: 'Unprocessed', version: 3 },
        '"3"',
      ]);
      expect((await fixture.company.post(`orders/${order.id}/status`, { status: 'On Hold' })).body).toMatchObject({
        status: 'On hold',
      });
      expect((await fixture.company.post(`orders/${order.id}/status`, { status: 'UNPROCESSED' })).body).toMatchObject({
        status: 'Unprocessed',
      });
      const history = await fixture.company.get<OrderList>(`orders/${order.id}/status-history?order=asc`);
      expect(history.body.data).toMatchObject([
        { status: 'Unsubmitted' },
        { status: 'Unprocessed', previousStatus: 'Unsubmitted', description: 'Ready' },
        { status: 'On hold', previousStatus: 'Unprocessed' },
        { status: 'Unprocessed', previousStatus: 'On hold' },
      ]);
      // Every movement shows the current state of its order.
      expect((await ledger(order.id)).map(({ type, delta, status }) => [type, delta, status])).toEqual([
        ['initial', '5000.00', 'Unprocessed'],
        ['status_change', '0.00', 'Unprocessed'],
        ['status_change', '0.00', 'Unprocessed'],
        ['status_change', '0.00', 'Unprocessed'],
      ]);
    });

    it.each([
      ['Unsubmitted', 409],
      ['Processed', 409],
      ['processed', 409],
      ['Cancelled', 409],
      ['Deleted', 409],
      ['Sold', 400],
      ['', 400],
    ])('to "%s" of an Unsubmitted order return %i (R9)', async (status, expected) => {
      const answer = await fixture.company.post(`orders/${(await fixture.create()).id}/status`, { status });
      expect(answer.status).toBe(expected);
      if (expected === 409)
        expect(answer.body['error']).toMatch(
          /^status change from "Unsubmitted" to "\w+" is not allowed through the Partner API$/,
        );
    });

    it('by the portal cancel the order, with both events, and settle the ledger (§3, §6.1, §2.21)', async () => {
      const order = await fixture.create();
      await fixture.move(order.id, 'Processed');
      await fixture.move(order.id, 'Cancelled');
      const { body } = await fixture.company.get<{
        data: { type: string; resourceId: string; resourceVersion: number; data: object }[];
      }>('events?limit=200&types=order.status_changed,order.cancelled,order.updated');
      expect(body.data.filter(({ resourceId }) => resourceId === order.id)).toMatchObject([
        {
          type: 'order.status_changed',
          resourceVersion: 2,
          data: { status: 'Processed', previousStatus: 'Unsubmitted' },
        },
        {
          type: 'order.status_changed',
          resourceVersion: 3,
          data: { status: 'Cancelled', previousStatus: 'Processed' },
        },
        { type: 'order.cancelled', resourceVersion: 3, data: { status: 'Cancelled' } },
      ]);
      expect(await ledger(order.id)).toMatchObject([
        { type: 'initial', delta: '5000.00' },
        { type: 'status_change', delta: '0.00', cancelled: true },
        { type: 'status_change', delta: '-5000.00', amount: '0.00', cancelled: true },
      ]);
      await fixture.move(order.id, 'On hold');
      expect((await ledger(order.id)).at(-1)).toMatchObject({ delta: '5000.00', amount: '5000.00', cancelled: true });
      expect((await fixture.company.get(`orders/${order.id}`)).body).toMatchObject({ cancelled: true });
    });

    it('mark a sold and cancelled order for good, and lists filter by it (R48)', async () => {
      const shop = await OrderFixture.company(fixture.api);
      const [sold, unsold] = [await shop.create(), await shop.create()];
      await shop.move(sold.id, 'Processed');
      for (const { id } of [sold, unsold]) await shop.move(id, 'Cancelled');
      await shop.move(sold.id, 'On hold');
      const listed = async (query: string) =>
        (await shop.list(query)).data.map(({ id, cancelled }) => ({ id, cancelled }));
      const [one, other] = [
        { id: sold.id, cancelled: true },
        { id: unsold.id, cancelled: false },
      ];
      expect(await listed('')).toEqual([other, one]);
      expect([await listed('cancelled=true'), await listed('cancelled=0')]).toEqual([[one], [other]]);
      expect((await shop.list('cancelled=true')).total).toBe(1);
    });

    it.each<[SoldByStatus]>([['Processed'], ['Unprocessed']])(
      'date the sale and freeze its price in the Sold-by Status: %s (R15, R16)',
      async (status) => {
        const shop = await OrderFixture.company(fixture.api);
        await fixture.application.get(PutCompany).execute(shop.company.portal, { soldByStatus: status });
        const order = await shop.create({ upgrades: [{ productId: shop.ramp }] });
        expect(order).not.toHaveProperty('saleDate');
        await shop.move(order.id, status);
        const { body } = await shop.company.get<Order>(`orders/${order.id}`);
        expect(body['saleDate']).toBe(`${(body['statusChangedAt'] as string).slice(0, 10)}T00:00:00.000Z`);
        expect(body['soldPricing']).toEqual({ basePrice: 5000, upgradesAmount: 75, subtotal: 5075, total: 5075 });
        await shop.company.patch(`orders/${order.id}`, { saleDate: '2025-12-24', soldPricing: { total: 1 } });
        await shop.move(order.id, 'On hold');
        await shop.move(order.id, status);
        expect((await shop.company.get(`orders/${order.id}`)).body).toMatchObject({
          saleDate: '2025-12-24T00:00:00.000Z',
          soldPricing: { subtotal: 5075, total: 1 },
        });
      },
    );
  });

  describe('unit of an order', () => {
    const unit = async (id: string) => {
      const [found] = await fixture.api.database.query<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(w) as row from work_orders w where w.id = ${id}`,
      );
      return found!.row;
    };

    it('is reserved, released on cancellation or deletion, and reserved again if free (R11)', async () => {
      for (const end of ['Cancelled', 'Deleted']) {
        const workOrderId = await fixture.unit();
        const id = await fixture.portalOrder({ workOrderId });
        const { body } = await fixture.company.get<Order>(`orders/${id}`);
        expect(await unit(workOrderId)).toMatchObject({ order_id: id, order_number: body.orderNumber, version: 2 });
        expect(body).toMatchObject({
          workOrderId,
          serialNumber: (await unit(workOrderId))['serial_number'],
          pricing: { total: 4750 },
        });
        await fixture.move(id, end);
        expect(await unit(workOrderId)).toMatchObject({
          order_id: null,
          order_number: null,
          quote_id: null,
          version: 3,
        });
        const taken = await fixture.company.post('quotes', { workOrderId, customer: { email: 'q@example.com' } });
        expect(taken.status).toBe(201);
        await expect(
          fixture.application.get(PutOrder).execute(fixture.company.portal, { id, status: 'On hold' }),
        ).rejects.toThrow('already has an active quote');
      }
    });

    it('starts store expiration when Processed, and stops it (§2.7, R12)', async () => {
      const workOrderId = await fixture.unit();
      const id = await fixture.portalOrder({ workOrderId });
      await fixture.move(id, 'Processed');
      const { body } = await fixture.company.get<Order>(`orders/${id}`);
      expect(new Date((await unit(workOrderId))['store_expiration_anchor_at'] as string).toISOString()).toBe(
        body['statusChangedAt'],
      );
      await fixture.move(id, 'On hold');
      expect(await unit(workOrderId)).toMatchObject({ order_id: id, store_expiration_anchor_at: null });
      const old = await fixture.unit();
      await fixture.portalOrder({
        workOrderId: old,
        status: 'Processed',
        statusChangedAt: new Date('2026-01-02T03:04:05Z'),
        createdAt: new Date('2026-01-01T00:00:00Z'),
      });
      expect(new Date((await unit(old))['store_expiration_anchor_at'] as string).toISOString()).toBe(
        '2026-01-02T03:04:05.000Z',
      );
    });

    it('shows its delivery, which is also a change of the order (§2.3, R32)', async () => {
      const workOrderId = await fixture.unit();
      const id = await fixture.portalOrder({ workOrderId });
      const scheduledDate = new Date('2026-05-01T00:00:00.000Z');
      await fixture.application
        .get(ScheduleDelivery)
        .execute(fixture.company.portal, { workOrderId, scheduledDate, runNumber: 7 });
      expect((await fixture.company.get(`orders/${id}`)).body).toMatchObject({
        expectedDeliveryDate: '2026-05-01T00:00:00.000Z',
        version: 2,
      });
      await fixture.application.get(DeliverUnit).execute(fixture.company.portal, { workOrderId });
      const { body } = await fixture.company.get<Order>(`orders/${id}`);
      expect(body).toMatchObject({ deliveredAt: expect.any(String), version: 3 });
      const feed = await fixture.company.get<{
        data: { type: string; resourceId: string; data: Record<string, unknown> }[];
      }>('events?limit=200&types=order.updated,delivery.scheduled,delivery.delivered');
      const own = feed.body.data.filter(({ resourceId, data }) => resourceId === id || data['orderId'] === id);
      expect(own.map(({ type, data }) => [type, data['changedFields']])).toEqual([
        ['delivery.scheduled', undefined],
        ['order.updated', ['expectedDeliveryDate']],
        ['delivery.delivered', undefined],
        ['order.updated', ['deliveredAt']],
      ]);
      const read = () => fixture.application.get(WorkOrderQueries).item(fixture.company.id, workOrderId);
      expect((await WorkScope.forCompany(fixture.company.id, read)).text).toContain('"orderNumber"');
    });

    it('keeps its own dates until the delivery has one (§2.3)', async () => {
      const workOrderId = await fixture.unit();
      const id = await fixture.portalOrder({ workOrderId, expectedDeliveryDate: new Date('2026-05-01T00:00:00Z') });
      await fixture.application.get(DispatchDelivery).execute(fixture.company.portal, { workOrderId });
      expect((await fixture.company.get(`orders/${id}`)).body).toMatchObject({
        expectedDeliveryDate: '2026-05-01T00:00:00.000Z',
        version: 1,
      });
    });

    it('can be replaced by another unit, which releases the first', async () => {
      const [first, second] = [await fixture.unit(), await fixture.unit()];
      const id = await fixture.portalOrder({ workOrderId: first });
      await fixture.application.get(PutOrder).execute(fixture.company.portal, { id, workOrderId: second });
      expect([(await unit(first))['order_id'], (await unit(second))['order_id']]).toEqual([null, id]);
      await fixture.application.get(PutWorkOrder).execute(fixture.company.portal, { id: first, title: 'Free' });
    });
  });

  describe('updating', () => {
    it('accepts every allowed field in one change (§4.3.4)', async () => {
      const order = await fixture.create({
        sourceMetadata: { a: 1, b: 2 },
        externalReferences: { crm: '1', erp: '2' },
      });
      const changed = await fixture.company.patch<Order>(`orders/${order.id}`, {
        customerName: 'Grace',
        customerEmail: 'grace@example.com',
        customerPhone: '777',
        salespersonName: 'Zed',
        salespersonEmail: 'zed@example.com',
        salesLocation: fixture.second,
        deliveryAddress: '1 Elm',
        deliveryCity: 'Troy',
        deliveryState: 'MO',
        deliveryZipCode: '63379',
        salesSource: 'Referral',
        sourceMetadata: { a: null, c: 3 },
        saleDate: '2026-02-03T22:10:00-05:00',
        soldPricing: {
          basePrice: 1,
          upgradesAmount: 2,
          deliveryFee: 3,
          taxAmount: 4.5,
          materialSurcharge: 5,
          discount: 6,
          removedUpgradesAmount: 9,
          subtotal: 7,
          total: 8.25,
        },
        externalReferences: { crm: null, erp: '3' },
      });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        customer: { name: 'Grace', email: 'grace@example.com', phone: '777' },
        salesperson: { name: 'Zed', email: 'zed@example.com' },
        location: { id: fixture.second },
        salesSource: 'Referral',
        sourceMetadata: { b: 2, c: 3 },
        saleDate: '2026-02-04T00:00:00.000Z',
        soldPricing: {
          basePrice: 1,
          upgradesAmount: 2,
          deliveryFee: 3,
          taxAmount: 4.5,
          materialSurcharge: 5,
          discount: 6,
          removedUpgradesAmount: 9,
          subtotal: 7,
          total: 8.25,
        },
        externalReferences: { erp: '3' },
        version: 2,
      });
      expect((await fixture.company.patch(`orders/${order.id}`, { customerName: 'Grace' })).body).toMatchObject({
        version: 2,
      });
      const cleared = await fixture.company.patch<Order>(`orders/${order.id}`, {
        salespersonName: null,
        deliveryAddress: null,
        deliveryCity: null,
        salesSource: null,
        sourceMetadata: null,
        saleDate: null,
        soldPricing: null,
      });
      for (const field of ['salesperson', 'salesSource', 'sourceMetadata', 'saleDate', 'soldPricing'])
        expect(cleared.body).not.toHaveProperty(field);
      expect(cleared.body.version).toBe(3);
    });

    it('merges soldPricing, and validates its names (R16)', async () => {
      const { id } = await fixture.create();
      await fixture.company.patch(`orders/${id}`, { soldPricing: { total: 10, taxAmount: 1 } });
      expect((await fixture.company.patch(`orders/${id}`, { soldPricing: { total: 12 } })).body).toMatchObject({
        soldPricing: { total: 12, taxAmount: 1 },
      });
      const unknown = await fixture.company.patch(`orders/${id}`, { soldPricing: { tip: 1 } });
      expect([unknown.status, unknown.body['allowedFields']]).toEqual([
        400,
        [
          'basePrice',
          'upgradesAmount',
          'deliveryFee',
          'taxAmount',
          'materialSurcharge',
          'discount',
          'removedUpgradesAmount',
          'subtotal',
          'total',
        ],
      ]);
      const cleared = await fixture.company.patch(`orders/${id}`, { soldPricing: { total: null } });
      expect(cleared.body['soldPricing']).toEqual({ taxAmount: 1 });
      const last = await fixture.company.patch(`orders/${id}`, { soldPricing: { taxAmount: null } });
      expect(last.body).not.toHaveProperty('soldPricing');
      for (const soldPricing of [{ total: '5' }, { total: -0.01 }, 7, []])
        expect((await fixture.company.patch(`orders/${id}`, { soldPricing })).status).toBe(400);
    });

    it('ignores a soldPricing without amounts, so that the sale freezes the price (R16, R19)', async () => {
      const { id } = await fixture.create();
      const { body } = await fixture.company.patch(`orders/${id}`, { soldPricing: {} });
      expect(body).not.toHaveProperty('soldPricing');
      expect(body.version).toBe(1);
      await fixture.move(id, 'Processed');
      expect((await fixture.company.get(`orders/${id}`)).body).toMatchObject({ soldPricing: { total: 5000 } });
    });

    it('rejects other fields, and lists the allowed ones (§4.3.4, R24)', async () => {
      const { id } = await fixture.create();
      const forbidden = await fixture.company.patch(`orders/${id}`, { total: 5 });
      expect([forbidden.status, forbidden.body['allowedFields']]).toEqual([
        400,
        [
          'customerName',
          'customerEmail',
          'customerPhone',
          'salespersonName',
          'salespersonEmail',
          'salesLocation',
          'deliveryAddress',
          'deliveryCity',
          'deliveryState',
          'deliveryZipCode',
          'salesSource',
          'sourceMetadata',
          'externalReferences',
          'saleDate',
          'soldPricing',
        ],
      ]);
      for (const body of [
        { customerName: null },
        { salesLocation: null },
        { externalReferences: null },
        { saleDate: '2026-02-30' },
        { validUntil: null },
        { serialNumber: 'X' },
      ]) {
        expect((await fixture.company.patch(`orders/${id}`, body)).status).toBe(400);
      }
      expect((await fixture.company.patch(`orders/${id}`, { salesLocation: fixture.hidden })).status).toBe(404);
    });

    it('lets exactly one of two writers with the same If-Match succeed (R20)', async () => {
      const { id } = await fixture.create();
      const write = (customerName: string) =>
        fixture.company.patch(`orders/${id}`, { customerName }, { headers: { 'if-match': '"1"' } });
      const answers = await Promise.all([write('one'), write('two')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"2"']);
    });
  });

  describe('line items', () => {
    it('are returned without a productId when an existing one has no product (R18, W1)', async () => {
      const id = await fixture.portalOrder({ lines: [{ key: 'free', name: 'Shelf' }] });
      const { status, body } = await fixture.company.post(`orders/${id}/line-items`, {
        productId: fixture.ramp,
        lineKey: 'free',
      });
      expect([status, body]).toEqual([200, { lineId: 'free', quantity: 1, created: false }]);
    });

    it('answer the same price again, also where it cannot be told from the rounded amount (R18, W2)', async () => {
      const path = `orders/${(await fixture.create()).id}/line-items`;
      const line = { productId: fixture.ramp, quantity: 0.333, price: 10.01, lineKey: 'third' };
      const [first, again] = [await fixture.company.post(path, line), await fixture.company.post(path, line)];
      expect([first.status, first.body['price'], again.status, again.body['price']]).toEqual([201, 10.01, 200, 10.01]);
      expect((await fixture.company.post(path, { ...line, price: 20 })).body).toMatchObject({ price: 10 });
    });

    it('are added once per key and can be removed, except the base line (§4.3, R18)', async () => {
      const order = await fixture.create();
      const path = `orders/${order.id}/line-items`;
      const added = await fixture.company.post(path, {
        productId: fixture.ramp,
        quantity: 2,
        price: 10,
        lineKey: 'ramp',
      });
      expect([added.status, added.body]).toEqual([
        201,
        { lineId: 'ramp', productId: fixture.ramp, quantity: 2, price: 10, created: true },
      ]);
      expect((await fixture.company.get<Order>(`orders/${order.id}`)).body).toMatchObject({
        version: 2,
        pricing: order.pricing,
      });
      const again = await fixture.company.post(path, { productId: fixture.ramp, lineKey: 'ramp' });
      expect([again.status, again.body['created']]).toEqual([200, false]);
      const { body } = await fixture.company.get<{ data: { id: string }[] }>(path);
      expect((await fixture.remove(`${path}/${body.data[0]!.id}`)).status).toBe(409);
      expect((await fixture.remove(`${path}/ramp`)).status).toBe(204);
      expect((await fixture.remove(`${path}/ramp`)).status).toBe(404);
      expect((await fixture.company.get<Order>(`orders/${order.id}`)).body.version).toBe(3);
      const feed = await fixture.company.get<{ data: { type: string; resourceId: string; data: object }[] }>(
        'events?limit=200&types=order.updated',
      );
      expect(feed.body.data.filter(({ resourceId }) => resourceId === order.id)).toMatchObject([
        { data: { changedFields: ['lineItems'] } },
        { data: { changedFields: ['lineItems'] } },
      ]);
    });
  });

  describe('contracts', () => {
    const sign = (
      orderId: Id,
      status: 'draft' | 'out_for_signature' | 'partially_signed' | 'completed' | 'voided',
      more: object = {},
    ) => fixture.application.get(PutContract).execute(fixture.company.portal, { orderId, status, ...more });

    it('are shown in summary (§2.18)', async () => {
      const { id } = await fixture.create();
      expect((await fixture.company.get(`orders/${id}/contract`)).body).toMatchObject({
        error: 'contract not found',
        code: 'not_found',
      });
      await sign(id, 'draft');
      expect((await fixture.company.get(`orders/${id}/contract`)).body).toEqual({
        orderId: id,
        status: 'draft',
        contractVersion: '1',
        contractNumber: expect.stringMatching(/^\d+-1$/),
        customerSigned: false,
        salespersonSigned: false,
      });
      const signedPdfDocumentId = newId();
      await sign(id, 'completed', {
        contractNumber: 'C-7',
        contractVersion: '2',
        customerSigned: true,
        customerSignedAt: new Date('2026-03-01T10:00:00Z'),
        salespersonSignedAt: new Date('2026-03-01T11:00:00Z'),
        signedPdfDocumentId,
      });
      expect((await fixture.company.get(`orders/${id}/contract`)).body).toEqual({
        orderId: id,
        status: 'completed',
        contractVersion: '2',
        contractNumber: 'C-7',
        customerSigned: true,
        customerSignedAt: '2026-03-01T10:00:00.000Z',
        salespersonSigned: true,
        salespersonSignedAt: '2026-03-01T11:00:00.000Z',
        signedPdfDocumentId,
      });
      expect((await fixture.company.get(`orders/${unknownId}/contract`)).body).toMatchObject({
        error: 'order not found',
        code: 'not_found',
      });
    });

    it('lock the order while signed, except for what R17 leaves open', async () => {
      const { id } = await fixture.create({ upgrades: [{ productId: fixture.ramp, lineKey: 'ramp' }] });
      const locked = async (): Promise<number[]> => {
        const answers = [];
        for (const body of [
          { customerName: 'X' },
          { customerEmail: 'x@example.com' },
          { customerPhone: '1' },
          { salesLocation: fixture.second },
          { deliveryAddress: '1' },
          { deliveryCity: null },
          { deliveryState: 'MO' },
          { deliveryZipCode: '1' },
        ]) {
          answers.push(await fixture.company.patch(`orders/${id}`, body));
        }
        answers.push(
          await fixture.company.post(`orders/${id}/line-items`, { productId: fixture.ramp }),
          await fixture.remove(`orders/${id}/line-items/ramp`),
        );
        return [...new Set(answers.map(({ status }) => status))];
      };
      for (const status of ['partially_signed', 'completed'] as const) {
        await sign(id, status);
        expect(await locked()).toEqual([423]);
        const open = {
          salespersonName: status,
          salesSource: 'Blog',
          sourceMetadata: { a: status },
          externalReferences: { a: status },
          saleDate: '2026-01-01',
          soldPricing: { total: 1 },
        };
        expect((await fixture.company.patch(`orders/${id}`, open)).status).toBe(200);
        expect(
          (await fixture.company.patch(`orders/${id}`, { customerName: 'X' }, { headers: { 'if-match': '"99"' } }))
            .status,
        ).toBe(409);
      }
      await sign(id, 'voided');
      expect((await fixture.company.get(`orders/${id}/contract`)).status).toBe(404);
      expect((await fixture.company.patch(`orders/${id}`, { customerName: 'X' })).status).toBe(200);
    });

    it('emit an event for each status, once (§6.1, E3)', async () => {
      const { id, version } = await fixture.create();
      for (const status of [
        'draft',
        'out_for_signature',
        'out_for_signature',
        'partially_signed',
        'completed',
        'voided',
        'out_for_signature',
      ] as const)
        await sign(id, status);
      const types = 'contract.sent,contract.signed,contract.completed,contract.voided';
      const { body } = await fixture.company.get<{
        data: { type: string; resourceUrl: string; data: Record<string, unknown> }[];
      }>(`events?limit=200&types=${types}`);
      const own = body.data.filter(({ data }) => data['orderId'] === id);
      expect(own.map(({ type, data }) => [type, data['status']])).toEqual([
        ['contract.sent', 'out_for_signature'],
        ['contract.signed', 'partially_signed'],
        ['contract.completed', 'completed'],
        ['contract.voided', 'voided'],
        ['contract.sent', 'out_for_signature'],
      ]);
      expect(own[0]?.resourceUrl).toBe(`/partner/v1/orders/${id}/contract`);
      expect(own[0]).not.toHaveProperty('resourceVersion');
      expect((await fixture.company.get<Order>(`orders/${id}`)).body.version).toBe(version);
    });
  });

  describe('list', () => {
    it('filters, searches, sorts and paginates (§4.3, W4, W7, W8, R3, R33)', async () => {
      const one = await fixture.create({
        customer: { name: 'Zoe 100% Pine', email: 'zoe_pine@example.com', phone: '777-1' },
        total: 10,
        externalReferences: { erp: 'a:b' },
        paymentType: 'rto',
      });
      const two = await fixture.create({
        customer: { name: 'Zacharias Pine', phone: '777-2' },
        total: 20,
        paymentType: 'cash',
      });
      await fixture.company.patch(`orders/${one.id}`, {
        salespersonName: 'Zed Seller',
        salespersonEmail: 'zed_seller@example.com',
        saleDate: '2026-01-15',
      });
      await fixture.company.patch(`orders/${two.id}`, { saleDate: '2026-02-15' });
      await fixture.application.get(PutOrder).execute(fixture.company.portal, { id: two.id, serialNumber: 'PINE-1' });
      await fixture.company.post(`orders/${two.id}/status`, { status: 'On hold' });
      const ids = async (query: string): Promise<string[]> => (await fixture.list(query)).data.map(({ id }) => id);
      expect(await ids('search=pine&sort=customerName&order=asc')).toEqual([two.id, one.id]);
      expect(await ids('search=PINE&sort=orderNumber')).toEqual([two.id, one.id]);
      expect(await ids('search=pine&sort=total')).toEqual([two.id, one.id]);
      expect(await ids('search=pine&sort=status&order=asc')).toEqual([two.id, one.id]);
      expect(await ids('search=pine&sort=createdAt')).toEqual([two.id, one.id]);
      expect(await ids('search=pine&sort=updatedAt')).toEqual([two.id, one.id]);
      expect(await ids('search=100%25')).toEqual([one.id]);
      expect(await ids('search=_pine')).toEqual([one.id]);
      expect(await ids('search=zed%20sell')).toEqual([]);
      expect(await ids('salesperson=zed_')).toEqual([one.id]);
      expect(await ids('search=pine&status=ON%20HOLD')).toEqual([two.id]);
      expect(await ids('status=Nonsense')).toEqual([]);
      expect(await ids('customerEmail=ZOE_')).toEqual([one.id]);
      expect(await ids('customerPhone=777-2')).toEqual([two.id]);
      expect(await ids(`orderNumber=${two.orderNumber}`)).toEqual([two.id]);
      expect(await ids('externalRef=erp:a:b')).toEqual([one.id]);
      expect(await ids('search=pine&location=main-lot')).toHaveLength(2);
      expect(await ids(`location=${fixture.hidden}`)).toEqual([]);
      expect(await ids('search=pine&paymentType=rto')).toEqual([one.id]);
      expect(await ids('search=pine&paymentType=CASH')).toEqual([two.id]);
      expect(await ids('serialNumber=PINE-1')).toEqual([two.id]);
      expect(await ids('serialNumber=PINE')).toEqual([]);
      expect(await ids('search=pine&saleDateFrom=2026-01-15&saleDateTo=2026-01-15')).toEqual([one.id]);
      expect(await ids('search=pine&saleDateFrom=2026-01-16T00:00:00Z')).toEqual([two.id]);
      expect(await ids('search=pine&saleDateTo=2026-02-14')).toEqual([one.id]);
      expect(
        await ids(`search=pine&createdFrom=${(one['createdAt'] as string).slice(0, 10)}&updatedTo=2999-01-01`),
      ).toHaveLength(2);
      expect(await fixture.list('search=pine&limit=1&page=2&sort=orderNumber&order=asc')).toMatchObject({
        page: 2,
        limit: 1,
        total: 2,
        data: [{ id: two.id }],
      });
    });

    it.each([
      'page=0',
      'limit=x',
      'sort=colour',
      'order=up',
      'saleDateFrom=2026-02-30',
      'saleDateTo=x',
      'orderNumber=x',
      'externalRef=abc',
      'paymentType=rto&paymentType=cash',
      'cancelled=maybe',
    ])('returns 400 for ?%s, naming the parameter (W4)', async (query) => {
      const answer = await fixture.company.get(`orders?${query}`);
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringContaining(query.split('=')[0]!)]);
    });

    it('is invalidated by a change (W13)', async () => {
      const order = await fixture.create();
      const ask = () => fixture.company.get<OrderList>('orders?limit=3');
      await ask();
      expect((await ask()).headers.get('x-cache')).toBe('HIT');
      await fixture.move(order.id, 'Processed');
      expect((await ask()).headers.get('x-cache')).toBe('MISS');
    });
  });

  it('at a hidden location do not exist, nor do their sub-resources (§1.7, A5, E1)', async () => {
    const put = fixture.application.get(PutLocation);
    const lotId = await put.execute(fixture.company.portal, { name: 'Fading Lot', address: '3 Main St' });
    const order = await fixture.create({ locationId: lotId, externalReferences: { fading: 'yes' } });
    await fixture.application
      .get(PutContract)
      .execute(fixture.company.portal, { orderId: order.id, status: 'out_for_signature' });
    const feed = async (): Promise<number> => {
      const { body } = await fixture.company.get<{ data: { resourceId: string; data?: Record<string, unknown> }[] }>(
        'events?limit=200&types=order.created,contract.sent',
      );
      return body.data.filter(({ resourceId, data }) => resourceId === order.id || data?.['orderId'] === order.id)
        .length;
    };
    expect(await feed()).toBe(2);
    const paths = ['', '/status-history', '/line-items', '/contract', '/payments'];
    const read = () => Promise.all(paths.map((path) => fixture.company.get(`orders/${order.id}${path}`)));
    // Fills the cache.
    expect((await read()).map(({ status }) => status)).toEqual(paths.map(() => 200));
    await put.execute(fixture.company.portal, { id: lotId, hideFromPartnerApi: true });
    const answers = [
      ...(await read()),
      await fixture.company.patch(`orders/${order.id}`, { customerName: 'X' }),
      await fixture.company.post(`orders/${order.id}/status`, { status: 'On hold' }),
      await fixture.company.post(`orders/${order.id}/line-items`, { productId: fixture.ramp }),
      await fixture.remove(`orders/${order.id}/line-items/x`),
      await fixture.company.post(`quotes/${order.id}/convert`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await fixture.list('externalRef=fading:yes')).total).toBe(0);
    expect(await feed()).toBe(0);
  });

  it('return 404 once deleted, and are not listed; the event is a tombstone (R13, E2)', async () => {
    const order = await fixture.create({ externalReferences: { doomed: 'yes' } });
    await fixture.application.get(OrderStatusChanges).delete(fixture.company.portal, { id: order.id });
    expect((await fixture.company.get(`orders/${order.id}`)).status).toBe(404);
    expect((await fixture.list('externalRef=doomed:yes')).total).toBe(0);
    await expect(
      fixture.application.get(OrderStatusChanges).set(fixture.company.portal, { id: order.id, status: 'On hold' }),
    ).rejects.toThrow('order not found');
    const { body } = await fixture.company.get<{ data: Record<string, unknown>[] }>(
      'events?limit=200&types=order.deleted',
    );
    const event = body.data.find(({ resourceId }) => resourceId === order.id);
    expect(Object.keys(event ?? {}).sort()).toEqual([
      'id',
      'occurredAt',
      'resourceId',
      'resourceType',
      'resourceVersion',
      'type',
    ]);
    expect((await ledger(order.id)).at(-1)).toMatchObject({ delta: '-5000.00', status: 'Deleted', cancelled: false });
  });
});
