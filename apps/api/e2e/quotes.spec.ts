import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct } from '@partner/catalog';
import { PutUser } from '@partner/companies';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutQuote, QuoteStatusChanges, SendQuote } from '@partner/sales';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import sql from 'sql-template-tag';
import { type Answer, unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Quote {
  readonly id: Id;
  readonly orderNumber: number;
  readonly status: string;
  readonly version: number;
  readonly pricing: Record<string, unknown>;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Quote[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}
interface Lines {
  readonly data: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly totals: Record<string, number>;
  readonly configuration?: Record<string, unknown>;
}
interface Feed {
  readonly data: readonly {
    readonly type: string;
    readonly resourceId: string;
    readonly resourceVersion?: number;
    readonly data?: any;
  }[];
  readonly nextCursor: string;
}

describe('quotes', () => {
  let api: TestApi;
  let company: TestCompany;
  let foreign: TestCompany;
  let lot: Id;
  let hidden: Id;
  let shed: Id;
  let ramp: Id;
  let count = 0;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    foreign = await api.company('Other Sheds');
    const putLocation = api.application.get(PutLocation);
    lot = await putLocation.execute(company.portal, { name: 'Main Lot', address: '1 Main St' });
    hidden = await putLocation.execute(company.portal, {
      name: 'Secret Lot',
      address: '2 Main St',
      hideFromPartnerApi: true,
    });
    const product = api.application.get(PutProduct);
    shed = await product.execute(company.portal, { name: 'Lofted Barn', price: 5000 });
    ramp = await product.execute(company.portal, { name: 'Ramp', price: 87.5 });
  });

  const unit = (fields: PutWorkOrderCommand = {}): Promise<Id> =>
    api.application.get(PutWorkOrder).execute(company.portal, {
      serialNumber: `SN-${++count}`,
      title: '10x16 Lofted Barn',
      workOrderType: 'lot-stock',
      status: 'Finished good',
      locationId: lot,
      productId: shed,
      basePrice: 5000,
      ...fields,
    });
  const create = async (fields: object = {}): Promise<Quote> => {
    const workOrderId = 'workOrderId' in fields || 'serialNumber' in fields ? {} : { workOrderId: await unit() };
    const made = await company.post<Quote>('quotes', {
      ...workOrderId,
      customer: { name: 'Ada', email: 'ada@example.com' },
      ...fields,
    });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return made.body;
  };
  const refused = async (fields: object): Promise<[number, string]> => {
    const { status, body } = await company.post<{ error: string }>('quotes', {
      customer: { email: 'ada@example.com' },
      ...fields,
    });
    return [status, body.error];
  };
  const list = async (query: string): Promise<List> => {
    const answer = await company.get<List>(`quotes?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const ids = async (query: string): Promise<Id[]> => (await list(query)).data.map(({ id }) => id);
  const move = (id: Id, status: string, options = {}): Promise<Answer<Quote & { error: string }>> =>
    company.post<Quote & { error: string }>(`quotes/${id}/status`, { status }, options);
  const now = async (): Promise<string> => {
    let cursor = '';
    for (;;) {
      const { body } = await company.get<Feed & { hasMore: boolean }>(
        `events?limit=200${cursor && `&cursor=${cursor}`}`,
      );
      cursor = body.nextCursor;
      if (!body.hasMore) return cursor;
    }
  };
  const since = async (cursor: string): Promise<Feed['data']> =>
    (await company.get<Feed>(`events?cursor=${cursor}`)).body.data;
  const holder = async (id: Id): Promise<Id | null> => {
    const [row] = await api.database.query<{ quote: Id | null }>(
      sql`select quote_id as quote from work_orders where id = ${id}`,
    );
    return row!.quote;
  };

  describe('creation with a unit', () => {
    it('creates a complete quote and reserves the unit (§4.3.1, R8, R30, R32)', async () => {
      const fresh = await api.company('Fresh Sheds');
      const lotId = await api.application.get(PutLocation).execute(fresh.portal, { name: 'Lot', address: '1 Main St' });
      const workOrderId = await api.application.get(PutWorkOrder).execute(fresh.portal, {
        serialNumber: 'LB-1',
        workOrderType: 'rental-return',
        status: 'Finished good',
        locationId: lotId,
        basePrice: 5000,
        upgradesPrice: 700.5,
        removedPrice: 200,
        discount: 250.25,
        discountReason: 'Scratched door',
      });
      const made = await fresh.post<Quote>('quotes', {
        serialNumber: 'LB-1',
        customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
        deliveryAddress: {
          address: '12 Oak St',
          city: 'Troy',
          state: 'MO',
          zipCode: '63379',
          latitude: 38.97,
          longitude: -90.98,
        },
        note: 'before Easter',
        salesSource: 'Request Quote form',
        sourceMetadata: { campaign: 'spring', nested: { none: null } },
        externalReferences: { crm: '4711' },
      });
      expect(made.status).toBe(201);
      expect(made.headers.get('etag')).toBe('"1"');
      expect(made.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        orderNumber: 1001,
        status: 'Open',
        statusChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
        location: { id: lotId, name: 'Lot', slug: 'lot' },
        salesSource: 'Request Quote form',
        sourceMetadata: { campaign: 'spring', nested: { none: null } },
        externalReferences: { crm: '4711' },
        pricing: { subtotal: 5500.5, discount: 250.25, discountReason: 'Scratched door', total: 5250.25 },
        serialNumber: 'LB-1',
        workOrderId,
        converted: false,
        version: 1,
        createdAt: made.body['statusChangedAt'],
        updatedAt: made.body['statusChangedAt'],
      });
      expect((await fresh.get(`quotes/${made.body.id}`)).body).toEqual(made.body);
      const { body: feed } = await fresh.get<Feed>('events?types=quote.created,work_order.updated,customer.created');
      const own = feed.data.map(({ type, resourceId, resourceVersion }) => [type, resourceId, resourceVersion]);
      expect(own.slice(-3)).toEqual([
        ['quote.created', made.body.id, 1],
        ['work_order.updated', workOrderId, 2],
        ['customer.created', expect.any(String), 1],
      ]);
      expect(feed.data.at(-3)?.data).toMatchObject({
        orderNumber: 1001,
        status: 'Open',
        locationId: lotId,
        total: 5250.25,
      });
      const { body: history } = await fresh.get<{ data: object[] }>(`quotes/${made.body.id}/status-history`);
      expect(history.data).toEqual([
        { status: 'Open', changedAt: made.body['createdAt'], actor: { name: 'Test key' } },
      ]);
      const [found] = await api.database.query<
        Record<string, unknown>
      >(sql`select q.delivery_city, q.delivery_latitude, q.purchase_type, q.note,
        w.delivery_address, w.quote_id from quotes q join work_orders w on w.id = q.work_order_id
          where q.id = ${made.body.id}`);
      const row = found!;
      expect(row).toEqual({
        delivery_city: 'Troy',
        delivery_latitude: 38.97,
        purchase_type: 'Rental Return',
        note: 'before Easter',
        quote_id: made.body.id,
        delivery_address: {
          address: '12 Oak St',
          city: 'Troy',
          state: 'MO',
          zipCode: '63379',
          latitude: 38.97,
          longitude: -90.98,
        },
      });
    });

    it('copies lines and configuration', async () => {
      const id = await unit({
        configuration: { model: 'Lofted Barn', siding: 'LP SmartSide', roofMaterial: 'Metal Roof' },
        lines: [
          { key: 'base', productId: shed, name: 'Lofted Barn', amount: 5000 },
          {
            key: 'shelf',
            name: 'Shelf',
            colorName: 'Oak',
            quantity: 2,
            amount: 120.5,
            status: 'added',
            category: 'Inside',
            side: 'left',
          },
          { key: 'window', name: 'Window', status: 'removed', isStandardFeature: true },
        ],
      });
      const quote = await create({ workOrderId: id });
      const { body } = await company.get<Lines>(`quotes/${quote.id}/line-items`);
      expect(body).toEqual({
        data: [
          {
            id: 'base',
            productId: shed,
            name: 'Lofted Barn',
            quantity: 1,
            amount: 5000,
            status: 'included',
            isStandardFeature: false,
          },
          {
            id: 'shelf',
            name: 'Shelf',
            colorName: 'Oak',
            quantity: 2,
            amount: 120.5,
            status: 'added',
            isStandardFeature: false,
            category: 'Inside',
            side: 'left',
          },
          { id: 'window', name: 'Window', quantity: 1, status: 'removed', isStandardFeature: true },
        ],
        totals: { included: 1, added: 1, removed: 1 },
        configuration: { model: 'Lofted Barn', siding: 'LP SmartSide', roofMaterial: 'Metal Roof' },
      });
    });

    it('uses a given price and only shows the discount (R30)', async () => {
      const id = await unit({ discount: 300, discountReason: 'Floor model' });
      expect((await create({ workOrderId: id, price: 4000.13 })).pricing).toEqual({
        subtotal: 4300.13,
        discount: 300,
        discountReason: 'Floor model',
        total: 4000.13,
      });
      expect((await create({ workOrderId: await unit(), price: 0 })).pricing).toEqual({ subtotal: 0, total: 0 });
    });

    it('omits a discount that does not apply (R12)', async () => {
      const id = await unit({ discount: 300, discountReason: 'no' });
      expect((await create({ workOrderId: id })).pricing).toEqual({ subtotal: 5000, total: 5000 });
    });

    it('accepts two identifiers of the same unit', async () => {
      const id = await unit();
      const serialNumber = `SN-${count}`;
      await unit();
      expect(await refused({ workOrderId: id, serialNumber: `SN-${count}` })).toEqual([
        400,
        'serialNumber and workOrderId refer to different units',
      ]);
      expect(await refused({ workOrderId: id, serialNumber: 'nowhere' })).toEqual([
        400,
        'serialNumber and workOrderId refer to different units',
      ]);
      expect((await create({ workOrderId: id, serialNumber })).serialNumber).toBe(serialNumber);
    });

    it('requires an existing and free unit (§4.3.1)', async () => {
      expect(await refused({})).toEqual([400, 'serialNumber or workOrderId is required']);
      expect(await refused({ serialNumber: 'nowhere' })).toEqual([404, 'work order not found']);
      expect(await refused({ workOrderId: unknownId })).toEqual([404, 'work order not found']);
      const theirs = await api.application
        .get(PutWorkOrder)
        .execute(foreign.portal, { serialNumber: 'FOREIGN', status: 'Finished good' });
      expect(await refused({ workOrderId: theirs })).toEqual([404, 'work order not found']);
      expect(await refused({ serialNumber: 'FOREIGN' })).toEqual([404, 'work order not found']);
      expect(await refused({ workOrderId: await unit({ locationId: hidden }) })).toEqual([404, 'work order not found']);
      expect(await refused({ workOrderId: await unit({ locationId: hidden }), locationId: lot })).toEqual([
        404,
        'work order not found',
      ]);
      expect(await refused({ workOrderId: await unit({ status: 'Deleted' }) })).toEqual([404, 'work order not found']);
      expect(await refused({ workOrderId: await unit({ status: 'Cancelled' }) })).toEqual([
        409,
        'the unit is cancelled',
      ]);
      expect(await refused({ workOrderId: await unit({ status: 'Template' }) })).toEqual([
        409,
        'the unit is a stock template',
      ]);
      const taken = await unit();
      await create({ workOrderId: taken });
      expect(await refused({ workOrderId: taken })).toEqual([409, 'the unit already has an active quote']);
      const free = await unit();
      expect(await refused({ workOrderId: free, locationId: unknownId })).toEqual([404, 'location not found']);
      expect(await refused({ workOrderId: free, locationId: hidden })).toEqual([404, 'location not found']);
      expect(await holder(free)).toBeNull();
    });

    it("uses the given location, otherwise the unit's, otherwise none", async () => {
      const other = await api.application
        .get(PutLocation)
        .execute(company.portal, { name: 'Other Lot', address: '3 Main St' });
      expect((await create({ locationId: other }))['location']).toEqual({
        id: other,
        name: 'Other Lot',
        slug: 'other-lot',
      });
      const nowhere = await create({ workOrderId: await unit({ locationId: null }) });
      expect(nowhere).not.toHaveProperty('location');
      expect((await company.get(`quotes/${nowhere.id}`)).status).toBe(200);
    });

    it('defaults to the purchase type of the unit (§4.3.1)', async () => {
      const types = async (fields: object): Promise<unknown> => {
        const { id } = await create(fields);
        const [row] = await api.database.query<{ type: unknown }>(
          sql`select purchase_type as type from quotes where id = ${id}`,
        );
        return row!.type;
      };
      expect(await types({})).toBe('Lot Stock');
      expect(await types({ workOrderId: await unit({ workOrderType: 'made-to-order' }) })).toBeNull();
      expect(await types({ purchaseType: 'Immediate Sale' })).toBe('Immediate Sale');
    });

    it('rejects invalid bodies (W5, R24, R28)', async () => {
      const workOrderId = await unit();
      for (const [fields, message] of [
        [{ customer: undefined }, /customer is required/],
        [{ customer: {} }, /customer needs an email, or name and phone/],
        [{ customer: { name: 'Ada' } }, /customer needs an email, or name and phone/],
        [{ customer: { phone: '555' } }, /customer needs an email, or name and phone/],
        [{ customer: { email: 'ada' } }, /email must be an email address/],
        [{ workOrderId: 'abc' }, /workOrderId must be an id/],
        [{ serialNumber: 7 }, /serialNumber must be a string/],
        [{ price: -1 }, /price must be at least 0/],
        [{ price: '12' }, /price must be a number/],
        [{ purchaseType: 'lot stock' }, /purchaseType must be one of Lot Stock/],
        [{ deliveryAddress: 'Oak St' }, /deliveryAddress must be/],
        [{ deliveryAddress: { street: 'Oak' } }, /street/],
        [{ deliveryAddress: { latitude: 91 } }, /latitude must be at most 90/],
        [{ salesSource: 'website' }, /salesSource must be one of/],
        [{ sourceMetadata: [] }, /sourceMetadata must be an object/],
        [{ externalReferences: { 'a b': '1' } }, /keys must match/],
        [{ status: 'Active' }, /status/],
      ] as const) {
        const [status, error] = await refused({ workOrderId, ...fields });
        expect([status, error]).toEqual([400, expect.stringMatching(message)]);
      }
      expect(await holder(workOrderId)).toBeNull();
    });

    it('matches customers by email, otherwise by name and phone (R6, R29)', async () => {
      const customers = async (search: string) => (await company.get<List>(`customers?search=${search}`)).body;
      await create({ customer: { name: 'Bo', email: 'BO@example.com' } });
      await create({ customer: { name: 'Bo Other', email: 'bo@example.com' }, salesSource: 'Blog' });
      expect(await customers('bo@example')).toMatchObject({ total: 1, data: [{ name: 'Bo', version: 2 }] });
      await create({ customer: { name: 'Cy', phone: '555-77' } });
      await create({ customer: { name: 'Cy', phone: '555-77' } });
      expect((await customers('555-77')).total).toBe(1);
    });

    it('routes to the next salesperson in turn, and notifies salesperson and customer (R7, §4.3.1)', async () => {
      const routed = await api.application
        .get(PutLocation)
        .execute(company.portal, { name: 'Routed', address: '4 Main St', leadRouting: true });
      const email = 'sam@barns.example';
      const sam = await api.application.get(PutUser).execute(company.portal, {
        firstName: 'Sam',
        lastName: 'Porter',
        email,
        inLeadRoutingPool: true,
        locationIds: [routed],
      });
      const quote = await create({
        workOrderId: await unit({ locationId: routed, basePrice: 12345.5 }),
        customer: { name: 'Di', phone: '9' },
      });
      expect(quote['salesperson']).toEqual({ id: sam, name: 'Sam Porter', email });
      const other = await create({
        workOrderId: await unit({ basePrice: 1234567.5, title: null }),
        customer: { email: 'ed@example.com' },
      });
      const jobs = await api.database.query<{ kind: string; payload: any }>(sql`select kind, payload from outbox_jobs
        where company_id = ${company.id} and kind like 'mail.%' order by id desc limit 2`);
      expect(jobs).toEqual([
        {
          kind: 'mail.quote_confirmation',
          payload: {
            about: expect.any(String),
            number: other.orderNumber,
            customer: { email: 'ed@example.com' },
            location: 'Main Lot',
            serialNumber: other['serialNumber'],
            total: '1,234,567.50',
          },
        },
        {
          kind: 'mail.assignment',
          payload: {
            to: { name: 'Sam Porter', email },
            assignment: {
              about: expect.any(String),
              record: 'quote',
              number: quote.orderNumber,
              location: 'Routed',
              customer: { name: 'Di', phone: '9' },
            },
          },
        },
      ]);
    });

    it('creates one quote per idempotency key (I1)', async () => {
      const body = { workOrderId: await unit(), customer: { email: 'ada@example.com' } };
      const options = { headers: { 'idempotency-key': newId() } };
      const first = await company.post<Quote>('quotes', body, options);
      const again = await company.post<Quote>('quotes', body, options);
      expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      const conflict = { ...options, headers: { 'idempotency-key': newId() } };
      expect((await company.post('quotes', body, conflict)).status).toBe(409);
      expect((await company.post('quotes', body, conflict)).headers.get('idempotency-replayed')).toBe('true');
    });
  });

  describe('concurrency', () => {
    it('of 20 requests for one unit, one creates a quote', async () => {
      const workOrderId = await unit();
      const customer = (index: number): object =>
        index % 2 ? { email: 'same@example.com' } : { email: `new${index}@example.com` };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          company.post<Quote>('quotes', { workOrderId, customer: customer(index) }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
      expect(await holder(workOrderId)).toBe(answers.find(({ status }) => status === 201)?.body.id);
    });

    it('of a quote becoming Active again and others wanting the unit, one succeeds (R11)', async () => {
      for (let round = 0; round < 5; round += 1) {
        const workOrderId = await unit();
        const first = await create({ workOrderId });
        await move(first.id, 'Lost');
        const second = await create({ workOrderId });
        await move(second.id, 'Retired');
        const answers = await Promise.all([
          move(first.id, 'Active'),
          move(second.id, 'Active'),
          ...[1, 2, 3].map(() =>
            company.post<Quote>('quotes', { workOrderId, customer: { email: 'ada@example.com' } }),
          ),
        ]);
        const won = answers.filter(({ status }) => status < 300);
        expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 4]);
        expect(await holder(workOrderId)).toBe(won[0]?.body.id);
      }
    });

    it('creates one line for lines with the same key', async () => {
      const { id } = await create();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          company.post<{ created: boolean }>(`quotes/${id}/line-items`, { productId: ramp, lineKey: 'ramp' }),
        ),
      );
      expect(answers.map(({ status, body }) => [status, body.created]).sort()).toEqual([
        ...Array<unknown>(7).fill([200, false]),
        [201, true],
      ]);
      expect((await company.get<Quote>(`quotes/${id}`)).body.version).toBe(2);
    });

    it('accepts one of several changes of the same version (R20)', async () => {
      const { id } = await create();
      const options = { headers: { 'if-match': '"1"' } };
      const answers = await Promise.all([
        company.patch(`quotes/${id}`, { deliveryCity: 'Troy' }, options),
        move(id, 'Active', options),
        company.post(`quotes/${id}/line-items`, { productId: ramp }, options),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { status, headers } of answers)
        if (status >= 300) expect([status, headers.get('etag')]).toEqual([409, '"2"']);
    });
  });

  describe('status changes', () => {
    it('release the unit, and reserve it again (R11)', async () => {
      const workOrderId = await unit();
      const quote = await create({ workOrderId });
      const cursor = await now();
      const lost = await company.post<Quote>(`quotes/${quote.id}/status`, {
        status: 'lost',
        actionDescription: 'too dear',
      });
      expect([lost.status, lost.headers.get('etag')]).toEqual([200, '"2"']);
      expect(lost.body).toMatchObject({ status: 'Lost', workOrderId, serialNumber: quote['serialNumber'], version: 2 });
      expect(await holder(workOrderId)).toBeNull();
      expect(
        (await since(cursor)).map(({ type, resourceId, data }) => [
          type,
          resourceId,
          data.previousStatus ?? data.changedFields,
        ]),
      ).toEqual([
        ['quote.status_changed', quote.id, 'Open'],
        ['work_order.updated', workOrderId, expect.any(Array)],
      ]);
      const other = await create({ workOrderId });
      const refusal = await move(quote.id, 'Active');
      expect([refusal.status, refusal.body.error]).toEqual([409, 'the unit already has an active quote']);
      await move(other.id, 'Retired');
      expect((await move(quote.id, 'Active')).body.status).toBe('Active');
      expect(await holder(workOrderId)).toBe(quote.id);
      const { body } = await company.get<{ data: object[]; total: number }>(
        `quotes/${quote.id}/status-history?order=asc`,
      );
      expect(body.data).toMatchObject([
        { status: 'Open' },
        { status: 'Lost', previousStatus: 'Open', description: 'too dear', actor: { name: 'Test key' } },
        { status: 'Active', previousStatus: 'Lost' },
      ]);
    });

    it('keep the unit from Open to Active, without changing it', async () => {
      const workOrderId = await unit();
      const quote = await create({ workOrderId });
      const cursor = await now();
      expect((await move(quote.id, 'Active')).status).toBe(200);
      expect((await since(cursor)).map(({ type }) => type)).toEqual(['quote.status_changed']);
      expect(await holder(workOrderId)).toBe(quote.id);
    });

    it('return 409 for disallowed transitions, and 400 for unknown names (R9)', async () => {
      const { id } = await create();
      for (const status of ['Open', 'Sold', 'Cancelled', 'Deleted', 'Processed']) {
        const { status: code, body } = await move(id, status);
        expect([code, body.error]).toEqual([
          409,
          `status change from "Open" to "${status}" is not allowed through the Partner API`,
        ]);
      }
      expect((await move(id, 'Won')).status).toBe(400);
      expect((await company.post(`quotes/${id}/status`, {})).status).toBe(400);
      expect((await move(unknownId, 'Lost')).status).toBe(404);
      expect((await move(id, 'Lost', { headers: { 'if-match': '"9"' } })).headers.get('etag')).toBe('"1"');
    });

    it('return 409 when the unit was cancelled meanwhile', async () => {
      const workOrderId = await unit();
      const { id } = await create({ workOrderId });
      await move(id, 'Lost');
      await api.application.get(PutWorkOrder).execute(company.portal, { id: workOrderId, status: 'Cancelled' });
      expect((await move(id, 'Active')).body.error).toBe('the unit is cancelled');
    });
  });

  describe('updates', () => {
    it('change every allowed field, and only the copy of the customer (§4.3.4, R6)', async () => {
      const quote = await create({ customer: { name: 'Flo', email: 'flo@example.com' } });
      const cursor = await now();
      const changed = await company.patch<Quote>(`quotes/${quote.id}`, {
        customerName: 'Flora',
        customerEmail: 'flora@example.com',
        customerPhone: '1',
        salespersonName: 'Kim',
        salespersonEmail: 'kim@elsewhere.example',
        salesLocation: lot,
        deliveryAddress: '1 Elm',
        deliveryCity: 'Troy',
        deliveryState: 'MO',
        deliveryZipCode: '63379',
        salesSource: 'Referral',
        sourceMetadata: { a: 1 },
        externalReferences: { crm: '1' },
        validUntil: '2026-05-01',
      });
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
      expect(changed.body).toMatchObject({
        customer: { name: 'Flora', email: 'flora@example.com', phone: '1' },
        salesperson: { name: 'Kim', email: 'kim@elsewhere.example' },
        salesSource: 'Referral',
        sourceMetadata: { a: 1 },
        externalReferences: { crm: '1' },
        validUntil: '2026-05-01T23:59:59.999Z',
        version: 2,
      });
      expect(await since(cursor)).toMatchObject([
        {
          type: 'quote.updated',
          data: {
            changedFields: [
              'customer',
              'salesSource',
              'deliveryAddress',
              'deliveryCity',
              'deliveryState',
              'deliveryZipCode',
              'salesperson',
              'validUntil',
              'sourceMetadata',
              'externalReferences',
            ],
          },
        },
        { type: 'customer.updated' },
      ]);
      expect((await company.get<List>('customers?email=flo@example.com')).body.data).toMatchObject([
        { name: 'Flo', version: 2 },
      ]);
      const cleared = await company.patch<Quote>(`quotes/${quote.id}`, {
        salespersonName: null,
        deliveryAddress: null,
        deliveryCity: null,
        deliveryState: null,
        deliveryZipCode: null,
        salesSource: null,
        sourceMetadata: null,
        externalReferences: { crm: null },
        validUntil: null,
      });
      for (const gone of ['salesperson', 'salesSource', 'sourceMetadata', 'externalReferences', 'validUntil']) {
        expect(cleared.body).not.toHaveProperty(gone);
      }
    });

    it('without differences change nothing (R19)', async () => {
      const { id } = await create();
      const cursor = await now();
      await company.patch(`quotes/${id}`, { validUntil: '2026-05-01T10:00:00+02:00' });
      expect((await company.patch<Quote>(`quotes/${id}`, { validUntil: '2026-05-01T08:00:00Z' })).body.version).toBe(2);
      expect((await company.patch<Quote>(`quotes/${id}`, {})).body.version).toBe(2);
      expect(await since(cursor)).toHaveLength(1);
    });

    it('reject fields that are not allowed (§4.3.4, R24, R28)', async () => {
      const { id } = await create();
      const unknown = await company.patch<{ allowedFields: string[] }>(`quotes/${id}`, { serialNumber: 'X' });
      expect([unknown.status, unknown.body.allowedFields.sort()]).toEqual([
        400,
        [
          'customerEmail',
          'customerName',
          'customerPhone',
          'deliveryAddress',
          'deliveryCity',
          'deliveryState',
          'deliveryZipCode',
          'externalReferences',
          'salesLocation',
          'salesSource',
          'salespersonEmail',
          'salespersonName',
          'sourceMetadata',
          'validUntil',
        ],
      ]);
      for (const body of [
        { customerName: null },
        { customerEmail: null },
        { customerPhone: null },
        { salesLocation: null },
        { externalReferences: null },
        { customerEmail: 'x' },
        { validUntil: 'tomorrow' },
        { validUntil: '0000-01-01' },
        { validUntil: 5 },
        { salesSource: 'x' },
        { deliveryCity: 5 },
        { price: 5 },
        { status: 'Lost' },
      ]) {
        expect([body, (await company.patch(`quotes/${id}`, body)).status]).toEqual([body, 400]);
      }
      expect((await company.patch(`quotes/${id}`, { salesLocation: hidden })).status).toBe(404);
      expect((await company.patch(`quotes/${unknownId}`, {})).status).toBe(404);
      const stale = await company.patch(`quotes/${id}`, { deliveryCity: 'Troy' }, { headers: { 'if-match': '"7"' } });
      expect([stale.status, stale.headers.get('etag')]).toEqual([409, '"1"']);
    });
  });

  describe('line items', () => {
    it('are added, replayed and removed (R18)', async () => {
      const { id } = await create();
      const cursor = await now();
      const added = await company.post(`quotes/${id}/line-items`, { productId: ramp, quantity: 3, lineKey: 'ramp' });
      expect([added.status, added.body]).toEqual([
        201,
        { lineId: 'ramp', productId: ramp, quantity: 3, price: 87.5, created: true },
      ]);
      const again = await company.post(`quotes/${id}/line-items`, { productId: shed, quantity: 9, lineKey: 'ramp' });
      expect([again.status, again.body]).toEqual([
        200,
        { lineId: 'ramp', productId: ramp, quantity: 3, price: 87.5, created: false },
      ]);
      const own = await company.post<{ lineId: string }>(`quotes/${id}/line-items`, { productId: ramp, price: 10 });
      expect(own.body).toMatchObject({ quantity: 1, created: true });
      expect((await company.get<Lines>(`quotes/${id}/line-items`)).body).toEqual({
        data: [
          {
            id: 'ramp',
            productId: ramp,
            name: 'Ramp',
            quantity: 3,
            amount: 262.5,
            status: 'added',
            isStandardFeature: false,
          },
          {
            id: own.body.lineId,
            productId: ramp,
            name: 'Ramp',
            quantity: 1,
            amount: 10,
            status: 'added',
            isStandardFeature: false,
          },
        ],
        totals: { included: 0, added: 2, removed: 0 },
      });
      const remove = (line: string, headers = {}) =>
        api.call('DELETE', `/partner/v1/quotes/${id}/line-items/${line}`, undefined, { key: company.key, headers });
      expect((await remove('ramp', { 'if-match': '"1"' })).status).toBe(409);
      const removed = await remove('ramp', { 'if-match': '"3"' });
      expect([removed.status, removed.text]).toEqual([204, '']);
      expect((await remove('ramp')).status).toBe(404);
      expect((await company.get<Quote>(`quotes/${id}`)).body).toMatchObject({
        version: 4,
        pricing: { subtotal: 5000, total: 5000 },
      });
      expect(
        (await since(cursor)).map(({ type, resourceVersion, data }) => [type, resourceVersion, data.changedFields]),
      ).toEqual([2, 3, 4].map((version) => ['quote.updated', version, ['lineItems']]));
    });

    it('have any quantity above 0 with at most three decimals (R18)', async () => {
      const { id } = await create();
      await company.post(`quotes/${id}/line-items`, { productId: ramp, quantity: 1.125, price: 9.99 });
      const { body } = await company.get<{ data: { quantity: number; amount: number }[] }>(`quotes/${id}/line-items`);
      expect(body.data.at(-1)).toMatchObject({ quantity: 1.125, amount: 11.24 });
    });

    it('of the building itself cannot be removed (R18)', async () => {
      const { id } = await create({
        workOrderId: await unit({ lines: [{ key: 'base', productId: shed, name: 'Lofted Barn' }] }),
      });
      const remove = await api.call('DELETE', `/partner/v1/quotes/${id}/line-items/base`, undefined, {
        key: company.key,
      });
      expect([remove.status, remove.body]).toMatchObject([
        409,
        { error: 'the base product line cannot be deleted', code: 'base_line_stays' },
      ]);
    });

    it('are validated (W3, W5)', async () => {
      const { id } = await create();
      const raw = await api.application.get(PutProduct).execute(company.portal, { name: 'Board', kind: 'raw' });
      const secret = await api.application
        .get(PutProduct)
        .execute(company.portal, { name: 'Secret', hideFromPartnerApi: true });
      for (const [body, status] of [
        [{}, 400],
        [{ productId: 'x' }, 400],
        [{ productId: ramp, quantity: 1.2345 }, 400],
        [{ productId: ramp, quantity: -1 }, 400],
        [{ productId: ramp, quantity: 0 }, 400],
        [{ productId: ramp, quantity: '1' }, 400],
        [{ productId: ramp, price: -1 }, 400],
        [{ productId: ramp, lineKey: 'a b' }, 400],
        [{ productId: ramp, lineKey: '' }, 400],
        [{ productId: ramp, name: 'x' }, 400],
        [{ productId: unknownId }, 404],
        [{ productId: raw }, 404],
        [{ productId: secret }, 404],
      ] as const) {
        expect([body, (await company.post(`quotes/${id}/line-items`, body)).status]).toEqual([body, status]);
      }
      expect((await company.post(`quotes/${unknownId}/line-items`, { productId: ramp })).status).toBe(404);
      expect((await company.get(`quotes/${unknownId}/line-items`)).status).toBe(404);
      expect((await company.get<Quote>(`quotes/${id}`)).body.version).toBe(1);
    });

    it('are added once per idempotency key', async () => {
      const { id } = await create();
      const options = { headers: { 'idempotency-key': newId() } };
      const send = () => company.post(`quotes/${id}/line-items`, { productId: ramp }, options);
      const [first, again] = [await send(), await send()];
      expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
      expect((await company.get<Lines>(`quotes/${id}/line-items`)).body.data).toHaveLength(1);
    });
  });

  describe('lists', () => {
    it('have every filter of §4.3', async () => {
      const mine = await api.company('Listed Sheds');
      const putLocation = api.application.get(PutLocation);
      const east = await putLocation.execute(mine.portal, { name: 'East', address: '1' });
      const west = await putLocation.execute(mine.portal, { name: 'West', address: '2' });
      const user = await api.application
        .get(PutUser)
        .execute(mine.portal, { firstName: 'Sam', lastName: 'Porter', email: 'sp@barns.example' });
      const put = async (fields: object, at: string): Promise<Id> => {
        const known = await mine.post<{ id: Id }>('customers', { email: `${newId()}@example.com` });
        return api.application.get(PutQuote).execute(mine.portal, {
          customerId: known.body.id,
          createdAt: new Date(at),
          statusChangedAt: new Date(at),
          ...fields,
        });
      };
      const first = await put(
        {
          locationId: east,
          customerName: 'Ada 100%',
          customerEmail: 'ada@x.example',
          salespersonId: user,
          total: '300.00',
        },
        '2026-01-01T12:00:00Z',
      );
      const second = await put(
        {
          locationId: west,
          customerName: 'Bo',
          customerPhone: '555-12',
          salespersonName: 'Kim',
          status: 'Sold',
          converted: true,
          total: '100.00',
        },
        '2026-01-02T12:00:00Z',
      );
      const third = await put(
        {
          customerName: 'Cy',
          customerEmail: 'cy@y.example',
          status: 'Active',
          externalReferences: { crm: '7:1' },
          total: '200.00',
        },
        '2026-01-03T12:00:00Z',
      );
      const ask = async (query: string): Promise<Id[]> =>
        (await mine.get<List>(`quotes?${query}`)).body.data.map(({ id }) => id);
      const all = [third, second, first];
      for (const [query, expected] of [
        ['', all],
        ['order=asc', [first, second, third]],
        ['sort=total', [first, third, second]],
        ['sort=total&order=asc', [second, third, first]],
        ['sort=orderNumber&order=asc', [first, second, third]],
        ['sort=customerName', [third, second, first]],
        ['sort=status&order=asc', [third, first, second]],
        ['sort=updatedAt', all],
        ['page=2&limit=1', [second]],
        ['search=ADA', [first]],
        ['search=100%25', [first]],
        ['search=_', []],
        ['search=555-1', [second]],
        ['search=1002', [second]],
        ['search=Kim', []],
        ['search=porter', []],
        ['status=active', [third]],
        ['status=Won', []],
        ['location=east', [first]],
        [`location=${west}`, [second]],
        ['location=nowhere', []],
        ['customerEmail=.EXAMPLE', [third, first]],
        ['customerPhone=555', [second]],
        ['orderNumber=1003', [third]],
        ['orderNumber=9', []],
        ['salesperson=sp@barns', [first]],
        ['salesperson=PORTER', [first]],
        ['salesperson=kim', [second]],
        ['externalRef=crm:7:1', [third]],
        ['externalRef=crm:7', []],
        ['createdFrom=2026-01-02', [third, second]],
        ['createdTo=2026-01-02', [second, first]],
        ['updatedFrom=2026-01-03T12:00:00Z', [third]],
        ['updatedTo=2026-01-01', [first]],
        ['converted=true', [second]],
        ['converted=0', [third, first]],
        ['converted=', all],
      ] as const) {
        expect([query, await ask(query)]).toEqual([query, expected]);
      }
      const page = await mine.get<List>('quotes?limit=1&status=open');
      expect(page.body).toMatchObject({ page: 1, limit: 1, total: 1 });
      expect((await mine.get('quotes?limit=1&status=open')).headers.get('x-cache')).toBe('HIT');
      for (const query of [
        'converted=maybe',
        'orderNumber=x',
        'externalRef=x',
        'sort=name',
        'order=up',
        'page=0',
        'createdFrom=x',
      ]) {
        expect([query, (await mine.get(`quotes?${query}`)).status]).toEqual([query, 400]);
      }
    });

    it('include a new quote immediately, in every affected list (W13)', async () => {
      const before = (await list('limit=1')).total;
      await list('limit=1');
      await create();
      expect((await list('limit=1')).total).toBe(before + 1);
    });
  });

  describe('quotes at hidden locations', () => {
    it('do not exist, nor do their sub-resources (§1.7, A5)', async () => {
      const lotId = await api.application
        .get(PutLocation)
        .execute(company.portal, { name: 'Soon hidden', address: '9' });
      const workOrderId = await unit({ locationId: lotId });
      const { id } = await create({ workOrderId, customer: { email: 'hidden@example.com' } });
      const paths = ['', '/status-history', '/line-items'];
      const statuses = () => Promise.all(paths.map(async (path) => (await company.get(`quotes/${id}${path}`)).status));
      expect(await ids('customerEmail=hidden@example.com')).toEqual([id]);
      // Fills the cache.
      expect(await statuses()).toEqual([200, 200, 200]);
      await api.application.get(PutLocation).execute(company.portal, { id: lotId, hideFromPartnerApi: true });
      expect(await list('customerEmail=hidden@example.com')).toMatchObject({ data: [], total: 0 });
      expect(await statuses()).toEqual([404, 404, 404]);
      expect((await company.patch(`quotes/${id}`, {})).status).toBe(404);
      expect((await move(id, 'Lost')).status).toBe(404);
      expect((await company.post(`quotes/${id}/line-items`, { productId: ramp })).status).toBe(404);
      expect(
        (await api.call('DELETE', `/partner/v1/quotes/${id}/line-items/x`, undefined, { key: company.key })).status,
      ).toBe(404);
      await api.application.get(QuoteStatusChanges).set(company.portal, { id, status: 'Lost' });
      expect(await holder(workOrderId)).toBeNull();
      await api.application.get(PutLocation).execute(company.portal, { id: lotId, hideFromPartnerApi: false });
      expect((await company.get<Quote>(`quotes/${id}`)).body).toMatchObject({ status: 'Lost', version: 2 });
    });
  });

  describe('quotes of the portal', () => {
    it('show rent-to-own terms, and the provider only on get-by-id (§2.4)', async () => {
      const { id } = await create();
      await api.application.get(PutQuote).execute(company.portal, {
        id,
        paymentType: 'rto',
        monthlyPayment: '199.50' as never,
        changeOrderFee: '50.00' as never,
        rto: {
          termMonths: 36,
          monthlyPayment: '199.50' as never,
          rent: '189.00' as never,
          agreementId: unknownId,
          providerName: 'Rent Well',
        },
      });
      const rto = { termMonths: 36, monthlyPayment: 199.5, rent: 189, agreementId: unknownId };
      const one = await company.get<Quote>(`quotes/${id}`);
      expect(one.body).toMatchObject({
        pricing: { paymentType: 'rto', monthlyPayment: 199.5, changeOrderFee: 50 },
        rto: { ...rto, providerName: 'Rent Well' },
      });
      expect((await list(`orderNumber=${one.body.orderNumber}`)).data[0]?.['rto']).toEqual(rto);
    });

    it('can be deleted permanently, which releases their unit (R13, E2)', async () => {
      const workOrderId = await unit();
      const quote = await create({ workOrderId });
      const cursor = await now();
      await api.application.get(QuoteStatusChanges).delete(company.portal, { id: quote.id });
      expect((await company.get(`quotes/${quote.id}`)).status).toBe(404);
      expect(await ids(`orderNumber=${quote.orderNumber}`)).toEqual([]);
      expect(await holder(workOrderId)).toBeNull();
      const events = await since(cursor);
      expect(events.map(({ type }) => type)).toEqual(['quote.deleted', 'work_order.updated']);
      expect(events[0]).not.toHaveProperty('data');
      await create({ workOrderId });
    });

    it('can be sent without a new version (R32)', async () => {
      const { id } = await create();
      const cursor = await now();
      await api.application.get(SendQuote).execute(company.portal, { id });
      expect(await since(cursor)).toMatchObject([{ type: 'quote.sent', resourceVersion: 1 }]);
      expect((await company.get<Quote>(`quotes/${id}`)).body.version).toBe(1);
    });
  });

  it('follow their customer into a merge, including hidden and deleted ones (§4.7, E3)', async () => {
    const mine = await api.company('Merging Sheds');
    const lotId = await api.application
      .get(PutLocation)
      .execute(mine.portal, { name: 'Lot', address: '1', hideFromPartnerApi: true });
    const [loser, survivor] = await Promise.all(
      ['a', 'b'].map(
        async (name) => (await mine.post<{ id: Id }>('customers', { email: `${name}@example.com` })).body.id,
      ),
    );
    const put = (fields: object) =>
      api.application.get(PutQuote).execute(mine.portal, { customerId: loser!, ...fields });
    const shown = await put({});
    await put({ locationId: lotId });
    await put({ status: 'Deleted' });
    const merged = await mine.post(`customers/${loser}/merge`, { survivorId: survivor });
    expect(merged.body).toMatchObject({ relinkedSalesEntities: 1 });
    const rows = await api.database.query<{ version: number }>(
      sql`select version from quotes where customer_id = ${survivor} order by id`,
    );
    expect(rows).toEqual([{ version: 2 }, { version: 2 }, { version: 2 }]);
    const { body } = await mine.get<Feed>('events?types=customer.merged,quote.updated');
    expect(body.data.map(({ type, resourceId, data }) => [type, resourceId, data?.changedFields])).toEqual([
      ['customer.merged', loser, undefined],
      ['quote.updated', shown, ['customer']],
    ]);
  });

  it('of another company do not exist (§1.2)', async () => {
    const { id } = await create();
    expect((await foreign.get(`quotes/${id}`)).status).toBe(404);
    expect((await foreign.get<List>('quotes')).body.total).toBe(0);
  });
});
