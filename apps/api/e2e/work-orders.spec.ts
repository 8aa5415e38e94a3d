import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct, PutSize } from '@partner/catalog';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { WorkScope } from '@partner/postgres';
import {
  DeliverUnit,
  DispatchDelivery,
  PutDelivery,
  PutWorkOrder,
  ScheduleDelivery,
  WorkOrderSheets,
  WorkOrderStatusChanges,
  workOrderTransitions,
} from '@partner/work-orders';
import sql from 'sql-template-tag';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface WorkOrder {
  readonly id: Id;
  readonly workOrderNumber: number;
  readonly status: string;
  readonly version: number;
  readonly location?: { readonly id: string };
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly WorkOrder[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}
interface Feed {
  readonly data: readonly {
    readonly type: string;
    readonly resourceId: Id;
    readonly data?: Record<string, unknown>;
    readonly [field: string]: unknown;
  }[];
}

describe('work orders', () => {
  let api: TestApi;
  let company: TestCompany;
  let foreign: TestCompany;
  let lot: Id;
  let hidden: Id;
  let size: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    foreign = await api.company('Other Sheds');
    const put = api.application.get(PutLocation);
    lot = await put.execute(company.portal, { name: 'Main Lot', address: '1 Main St' });
    hidden = await put.execute(company.portal, { name: 'Secret Lot', address: '2 Main St', hideFromPartnerApi: true });
    size = await aSize({});
  });

  const aSize = async (product: object): Promise<Id> => {
    const productId = await api.application
      .get(PutProduct)
      .execute(company.portal, { name: 'Lofted Barn', ...product });
    return api.application.get(PutSize).execute(company.portal, { productId, width: 10, length: 16, price: 6450.5 });
  };
  const create = async (fields: object = {}): Promise<WorkOrder> => {
    const made = await company.post<WorkOrder>('work-orders', { locationId: lot, ...fields });
    expect(made.status).toBe(201);
    return made.body;
  };
  const put = (fields: Parameters<PutWorkOrder['execute']>[1]): Promise<Id> =>
    api.application.get(PutWorkOrder).execute(company.portal, fields);
  const sheet = async (id: Id) =>
    (await WorkScope.forCompany(company.id, () => api.application.get(WorkOrderSheets).find(id)))!.workOrder;
  const list = async (query: string): Promise<List> => {
    const answer = await company.get<List>(`work-orders?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const eventsOf = async (id: Id, caller = company): Promise<Feed['data']> => {
    const { body } = await caller.get<Feed>(
      'events?limit=200&types=work_order.created,work_order.updated,work_order.status_changed,work_order.deleted,' +
        'delivery.scheduled,delivery.dispatched,delivery.delivered',
    );
    return body.data.filter(({ resourceId, data }) => resourceId === id || data?.['workOrderId'] === id);
  };

  describe('creation', () => {
    it('sets a number from 1001, Customer Care, an ETag, history and an event (§3, R8, R20, R32)', async () => {
      const fresh = await api.company('Fresh Sheds');
      const lotId = await api.application.get(PutLocation).execute(fresh.portal, { name: 'Lot', address: '1 Main St' });
      const made = await fresh.post<WorkOrder>('work-orders', {
        locationId: 'lot',
        serialNumber: 'S-1',
        title: 'Barn',
        promisedDate: '2026-04-01',
        externalReferences: { erp: '4711' },
      });
      expect(made.status).toBe(201);
      expect(made.headers.get('etag')).toBe('"1"');
      expect(made.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        workOrderNumber: 1001,
        serialNumber: 'S-1',
        title: 'Barn',
        status: 'Customer Care',
        statusChangedAt: made.body['createdAt'],
        location: { id: lotId, name: 'Lot', slug: 'lot' },
        promisedDate: '2026-04-01T00:00:00.000Z',
        externalReferences: { erp: '4711' },
        version: 1,
        createdAt: expect.any(String),
        updatedAt: made.body['createdAt'],
      });
      const same = await fresh.get<WorkOrder>(`work-orders/${made.body.id}`);
      expect([same.text, same.headers.get('etag'), same.headers.get('cache-control')]).toEqual([
        made.text,
        '"1"',
        'no-store',
      ]);
      const { body } = await fresh.get<List>(`work-orders/${made.body.id}/status-history`);
      expect(body).toMatchObject({ total: 1, data: [{ status: 'Customer Care', actor: { name: 'Test key' } }] });
      expect(await eventsOf(made.body.id, fresh)).toMatchObject([
        {
          type: 'work_order.created',
          resourceType: 'work_order',
          resourceVersion: 1,
          resourceUrl: `/partner/v1/work-orders/${made.body.id}`,
          externalReferences: { erp: '4711' },
          data: { workOrderNumber: 1001, serialNumber: 'S-1', status: 'Customer Care', locationId: lotId },
        },
      ]);
    });

    it('attaches product, price and bill of materials of a size (§4.4)', async () => {
      const { id, basePrice } = await create({
        sizeId: size,
        workOrderType: 'made-to-order',
        purchaseType: 'new-build',
      });
      expect(basePrice).toBe(6450.5);
      expect(await sheet(id)).toMatchObject({
        sizeId: size,
        productId: expect.any(String),
        bom: [{ name: 'Lofted Barn 10x16', quantity: 1 }],
      });
      const there = await create({ sizeId: size, purchaseType: 'existing-physical-inventory' });
      expect(await sheet(there.id)).toMatchObject({ sizeId: size, bom: [] });
    });

    it.each([
      ['purchaseType', ['new-build', 'existing-physical-inventory', 'general', 'stock']],
      ['workOrderType', ['made-to-order', 'lot-stock', 'rental-return', 'immediate-sale', 'template']],
      ['deliveryType', ['delivery-from-factory', 'built-on-site', 'delivered-from-dealer', 'delivered-from-lot-stock']],
    ] as const)('sets the whole group of %s, and no other group (§4.4)', async (group, values) => {
      for (const value of values) {
        const { id, status } = await create({ [group]: value });
        expect(status).toBe(value === 'template' ? 'Template' : 'Customer Care');
        const { purchaseType, workOrderType, deliveryType } = await sheet(id);
        expect({ purchaseType, workOrderType, deliveryType }).toEqual({
          purchaseType: null,
          workOrderType: null,
          deliveryType: null,
          [group]: value,
        });
      }
    });

    it.each([
      ['no location', { locationId: undefined }, /locationId is required/],
      ['null for the location', { locationId: null }, /locationId/],
      ['a blank location', { locationId: ' ' }, /locationId/],
      ['an unknown purchase type', { purchaseType: 'New Build' }, /purchaseType must be one of new-build/],
      ['an unknown work order type', { workOrderType: 'lot_stock' }, /workOrderType/],
      ['an unknown delivery type', { deliveryType: '' }, /deliveryType/],
      ['a serial number of two lines', { serialNumber: 'A\nB' }, /^serialNumber must not have .* line breaks$/],
      ['a serial number that is not a string', { serialNumber: 4711 }, /serialNumber/],
      ['a title with a line break', { title: 'Barn\nShed' }, /title must not have control characters or line breaks/],
      ['a malformed size', { sizeId: 'x' }, /sizeId/],
      ['a day that does not exist', { promisedDate: '2026-02-30' }, /promisedDate/],
      [
        'too many references',
        { externalReferences: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 'v'])) },
        /at most 10/,
      ],
      ['a reference that is not a string', { externalReferences: { erp: 1 } }, /externalReferences/],
      ['a field of updates only', { description: 'x' }, /unknown field "description"/],
    ])('returns 400 for %s', async (_, fields, message) => {
      const answer = await company.post('work-orders', { locationId: lot, ...fields });
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    });

    it('lists the allowed fields for an unknown one (R28)', async () => {
      const answer = await company.post('work-orders', { locationId: lot, color: 'red' });
      expect(answer.body['allowedFields']).toEqual([
        'locationId',
        'purchaseType',
        'workOrderType',
        'deliveryType',
        'serialNumber',
        'title',
        'sizeId',
        'promisedDate',
        'externalReferences',
      ]);
    });

    it('returns 404 for unknown, hidden and foreign locations and sizes, and writes nothing', async () => {
      const theirs = await api.application.get(PutLocation).execute(foreign.portal, { name: 'Theirs', address: '1' });
      const before = (await list('limit=1')).total;
      for (const locationId of [unknownId, hidden, 'secret-lot', 'nowhere', theirs, 'theirs']) {
        expect([locationId, (await company.post('work-orders', { locationId })).status]).toEqual([locationId, 404]);
      }
      for (const sizeId of [unknownId, await aSize({ hideFromPartnerApi: true }), await aSize({ kind: 'raw' })]) {
        const answer = await company.post('work-orders', { locationId: lot, sizeId });
        expect([answer.status, answer.body['error']]).toEqual([404, 'size not found']);
      }
      expect((await list('limit=1')).total).toBe(before);
    });

    it('trims a serial number, and finds the unit by it; a blank one counts as not given (W18)', async () => {
      const unit = await company.post<{ id: Id }>('work-orders', { locationId: lot, serialNumber: ' TRIM-1\t' });
      expect(unit.body).toMatchObject({ serialNumber: 'TRIM-1' });
      const customer = { name: 'Ada', email: 'ada@example.com' };
      const quote = await company.post('quotes', { serialNumber: ' TRIM-1 ', customer });
      expect([quote.status, quote.body]).toEqual([201, expect.objectContaining({ workOrderId: unit.body.id })]);
      const blank = await company.post('work-orders', { locationId: lot, serialNumber: ' ' });
      expect([blank.status, 'serialNumber' in (blank.body as object)]).toEqual([201, false]);
    });

    it('accepts a serial number once per company, also under concurrency (R25)', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => company.post('work-orders', { locationId: lot, serialNumber: 'RACE-1' })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
        expect([status, body]).toMatchObject([
          409,
          { error: 'another work order has this serialNumber', code: 'serial_number_taken' },
        ]);
      }
      expect(await list('serialNumber=RACE-1')).toMatchObject({ total: 1 });
      const theirs = await api.application.get(PutLocation).execute(foreign.portal, { name: 'Own', address: '1' });
      expect((await foreign.post('work-orders', { locationId: theirs, serialNumber: 'RACE-1' })).status).toBe(201);
    });

    it('numbers without gaps or duplicates, also under concurrency (R8)', async () => {
      const made = await Promise.all(Array.from({ length: 10 }, () => create()));
      const numbers = made.map(({ workOrderNumber }) => workOrderNumber).sort((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => numbers[0]! + index));
    });

    it('creates one work order per idempotency key (§4.17)', async () => {
      const headers = { 'idempotency-key': 'wo-1' };
      const first = await company.post<WorkOrder>('work-orders', { locationId: lot, title: 'Once' }, { headers });
      const second = await company.post<WorkOrder>('work-orders', { title: 'Once', locationId: lot }, { headers });
      expect([
        second.status,
        second.text,
        second.headers.get('idempotency-replayed'),
        second.headers.get('etag'),
      ]).toEqual([201, first.text, 'true', '"1"']);
    });
  });

  describe('updating', () => {
    it('sets, clears and merges, with one version and one event (§4.3.4, R19, R24, R33)', async () => {
      const other = await api.application.get(PutLocation).execute(company.portal, { name: 'North Lot', address: '3' });
      const { id } = await create({ title: 'Barn', promisedDate: '2026-04-01', externalReferences: { erp: '1' } });
      const changed = await company.patch<WorkOrder>(`work-orders/${id}`, {
        title: 'Cabin',
        description: 'Ramp left',
        buildingLocation: other,
        promisedDate: '2026-05-01T10:00:00+02:00',
        externalReferences: { crm: '2', erp: null },
      });
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
      expect(changed.body).toMatchObject({
        title: 'Cabin',
        location: { id: other },
        promisedDate: '2026-05-01T08:00:00.000Z',
        externalReferences: { crm: '2' },
        version: 2,
      });
      expect((await sheet(id)).description).toBe('Ramp left');
      const cleared = await company.patch<WorkOrder>(`work-orders/${id}`, {
        description: null,
        promisedDate: null,
        externalReferences: { crm: null },
      });
      expect(cleared.body).not.toHaveProperty('promisedDate');
      expect(cleared.body).not.toHaveProperty('externalReferences');
      expect((await sheet(id)).description).toBeNull();
      expect(
        (await company.patch<WorkOrder>(`work-orders/${id}`, { title: 'Cabin', description: null })).body.version,
      ).toBe(3);
      expect((await company.patch<WorkOrder>(`work-orders/${id}`, {})).body.version).toBe(3);
      expect(
        (await eventsOf(id)).map(({ type, resourceVersion, data }) => [type, resourceVersion, data?.['changedFields']]),
      ).toEqual([
        ['work_order.created', 1, undefined],
        ['work_order.updated', 2, ['title', 'description', 'promisedDate', 'location', 'externalReferences']],
        ['work_order.updated', 3, ['description', 'promisedDate', 'externalReferences']],
      ]);
    });

    it.each([
      [{ title: null }],
      [{ buildingLocation: null }],
      [{ externalReferences: null }],
      [{ buildingLocation: 'main-lot' }],
      [{ promisedDate: 'soon' }],
    ])('returns 400 for %j (R24)', async (fields) => {
      const { id } = await create();
      expect((await company.patch(`work-orders/${id}`, fields)).status).toBe(400);
    });

    it.each(['serialNumber', 'status', 'basePrice', 'orderId', 'locationId', 'location'])(
      'rejects %s, and lists the allowed fields (§4.3.4)',
      async (field) => {
        const { id } = await create();
        const answer = await company.patch(`work-orders/${id}`, { [field]: 'x' });
        expect([answer.status, answer.body['allowedFields']]).toEqual([
          400,
          ['title', 'description', 'buildingLocation', 'promisedDate', 'externalReferences'],
        ]);
      },
    );

    it('returns 404 for a hidden location, before a stale version (§1.7, W9)', async () => {
      const { id } = await create();
      const answer = await company.patch(
        `work-orders/${id}`,
        { buildingLocation: hidden },
        { headers: { 'if-match': '"7"' } },
      );
      expect([answer.status, answer.body['error']]).toEqual([404, 'location not found']);
    });

    it('lets exactly one of two writers with the same If-Match succeed (R20)', async () => {
      const { id } = await create();
      const write = (title: string) =>
        company.patch(`work-orders/${id}`, { title }, { headers: { 'if-match': '"1"' } });
      const answers = await Promise.all([write('one'), write('two')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"2"']);
      expect((await company.patch(`work-orders/${id}`, { title: 'x' }, { headers: { 'if-match': '2' } })).status).toBe(
        200,
      );
    });
  });

  describe('status changes', () => {
    it('follow production, and write history, newest first (§3, R2, R22)', async () => {
      const { id } = await create();
      await api.application.get(WorkOrderStatusChanges).set(company.portal, { id, status: 'open build' });
      for (const status of ['build in PROCESS', 'Finished good']) {
        expect((await company.post(`work-orders/${id}/status`, { status })).status).toBe(200);
      }
      const moved = await company.post<WorkOrder>(
        `work-orders/${id}/status`,
        { status: 'Delivered', actionDescription: 'Handed over' },
        { headers: { 'if-match': '"4"' } },
      );
      expect([moved.status, moved.headers.get('etag'), moved.body.status]).toEqual([200, '"5"', 'Delivered']);
      const { body } = await company.get<List>(`work-orders/${id}/status-history`);
      expect(body.data).toMatchObject([
        {
          status: 'Delivered',
          previousStatus: 'Finished good',
          description: 'Handed over',
          actor: { name: 'Test key' },
        },
        { status: 'Finished good', previousStatus: 'Build in process' },
        { status: 'Build in process', previousStatus: 'Open build' },
        { status: 'Open build', previousStatus: 'Customer Care', actor: { name: 'Portal' } },
        { status: 'Customer Care' },
      ]);
      const oldest = await company.get<List>(`work-orders/${id}/status-history?order=asc&limit=1&page=2`);
      expect(oldest.body).toMatchObject({ data: [{ status: 'Open build' }], page: 2, limit: 1, total: 5 });
      expect((await eventsOf(id)).at(-1)).toMatchObject({
        type: 'work_order.status_changed',
        resourceVersion: 5,
        data: { status: 'Delivered', previousStatus: 'Finished good' },
      });
    });

    it.each(workOrderTransitions.statuses.filter((status) => status !== 'Deleted'))(
      'reject every other transition from %s (R9)',
      async (from) => {
        const id = await put({ status: from });
        const possible = workOrderTransitions.from(from);
        for (const to of [...workOrderTransitions.statuses, 'Processed'].filter(
          (status) => !(possible as readonly string[]).includes(status),
        )) {
          const answer = await company.post(`work-orders/${id}/status`, { status: to.toUpperCase() });
          expect([answer.status, answer.body]).toMatchObject([
            409,
            {
              error: `status change from "${from}" to "${to}" is not allowed through the Partner API`,
              code: 'status_change_not_allowed',
            },
          ]);
        }
      },
    );

    it('return 400 for an unknown status, 404 for an unknown work order, and 409 for a stale version', async () => {
      const { id } = await create();
      const move = (of: string, body: object, headers = {}) =>
        company.post(`work-orders/${of}/status`, body, { headers });
      expect((await move(id, { status: 'Sold' })).status).toBe(400);
      expect((await move(id, {})).status).toBe(400);
      expect((await move(unknownId, { status: 'Delivered' })).status).toBe(404);
      const stale = await move(id, { status: 'Delivered' }, { 'if-match': '"9"' });
      expect([stale.status, stale.headers.get('etag')]).toEqual([409, '"1"']);
    });
  });

  describe('list', () => {
    it('filters, searches, sorts and paginates (§4.4, W4, W7, W8)', async () => {
      const [orderId, order] = [newId(), 87_654];
      const one = await create({ serialNumber: 'ZZ_100%', title: 'Pine Barn', externalReferences: { erp: 'a:b' } });
      const two = await create({ serialNumber: 'AA-2', title: 'Pine cabin' });
      await api.application.get(WorkOrderStatusChanges).set(company.portal, { id: two.id, status: 'Open build' });
      await api.database.query(
        sql`update work_orders set order_id = ${orderId}, order_number = ${order} where id = ${two.id}`,
      );
      const ids = async (query: string): Promise<string[]> => (await list(query)).data.map(({ id }) => id);
      const [first, second] = [[one.id], [two.id]];
      const cases: Record<string, readonly string[]> = {
        'search=PINE&sort=serialNumber&order=asc': [two.id, one.id],
        'search=pine&sort=workOrderNumber': [two.id, one.id],
        'search=pine&sort=workOrderNumber&order=asc': [one.id, two.id],
        'search=pine&sort=status&order=asc': [one.id, two.id],
        'search=pine&sort=createdAt': [two.id, one.id],
        'search=pine&sort=updatedAt&order=asc': [one.id, two.id],
        'search=zz_100%25': first,
        'search=_2': [],
        [`search=${one.workOrderNumber}`]: first,
        'search=pine&status=open%20BUILD': second,
        'search=pine&status=Nonsense': [],
        'serialNumber=AA-2': second,
        'serialNumber=AA-': [],
        'serialNumber=aa-2': [],
        [`orderNumber=${order}`]: second,
        [`linkedOrderId=${orderId}`]: second,
        [`linkedOrderId=${unknownId}`]: [],
        'search=pine&location=main-lot': [two.id, one.id],
        [`search=pine&location=${lot}`]: [two.id, one.id],
        'location=nowhere': [],
        [`location=${hidden}`]: [],
        'externalRef=erp:a:b': first,
        'externalRef=erp:a': [],
        'search=pine&createdFrom=2999-01-01': [],
        'search=pine&updatedTo=2000-01-01': [],
      };
      for (const [query, expected] of Object.entries(cases))
        expect([query, await ids(query)]).toEqual([query, expected]);
      expect(await list('search=pine&limit=1&page=2&sort=workOrderNumber&order=asc')).toMatchObject({
        page: 2,
        limit: 1,
        total: 2,
        data: [{ id: two.id }],
      });
      const created = one['createdAt'] as string;
      expect(await ids(`search=zz_&createdFrom=${created}&createdTo=${created}`)).toEqual(first);
      expect(await ids(`search=zz_&createdFrom=${created.slice(0, 10)}&createdTo=${created.slice(0, 10)}`)).toEqual(
        first,
      );
      expect((await list(`linkedOrderId=${orderId}`)).data[0]).toMatchObject({ orderId, orderNumber: order });
    });

    it.each([
      'page=0',
      'limit=x',
      'sort=title',
      'order=up',
      'linkedOrderId=x',
      'orderNumber=x',
      'createdFrom=soon',
      'updatedTo=2026-13-01',
      'externalRef=abc',
      'status=a&status=b',
    ])('returns 400 for ?%s, naming the parameter (W4)', async (query) => {
      const answer = await company.get(`work-orders?${query}`);
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringContaining(query.split('=')[0]!)]);
    });

    it('clamps the limit, and ignores unknown and empty parameters (W4)', async () => {
      expect(await list('limit=1000&color=red&status=')).toMatchObject({ limit: 100, page: 1 });
    });

    it('is cached until a displayed value changes (§1.6, W13)', async () => {
      const lotId = await api.application
        .get(PutLocation)
        .execute(company.portal, { name: 'Cached Lot', address: '4' });
      const { id } = await create({ locationId: lotId, title: 'Before' });
      const ask = () => company.get<List>(`work-orders?location=${lotId}`);
      expect((await ask()).headers.get('x-cache')).toBe('MISS');
      const hit = await ask();
      expect([hit.headers.get('x-cache'), hit.headers.get('cache-control')]).toEqual(['HIT', 'private, no-cache']);
      await company.patch(`work-orders/${id}`, { title: 'After' });
      expect((await ask()).body.data[0]?.['title']).toBe('After');
      await api.application.get(PutLocation).execute(company.portal, { id: lotId, name: 'Renamed Lot' });
      expect((await ask()).body.data[0]?.location).toMatchObject({ name: 'Renamed Lot' });
      await api.application.get(WorkOrderStatusChanges).delete(company.portal, { id });
      expect((await ask()).body.total).toBe(0);
    });
  });

  describe('delivery', () => {
    it('is shown only on the single item, and changes its work order (§2.9, §6.1, R19, R32, E3)', async () => {
      const { id, version } = await create({ serialNumber: 'DEL-1' });
      expect((await company.get<WorkOrder>(`work-orders/${id}`)).body).not.toHaveProperty('delivery');
      const { application } = api;
      const schedule = {
        workOrderId: id,
        scheduledDate: new Date('2026-03-09T00:00:00.000Z'),
        runNumber: 42,
        driverName: 'Dana Field',
      };
      const delivery = await application.get(ScheduleDelivery).execute(company.portal, schedule);
      const scheduled = await company.get<WorkOrder>(`work-orders/${id}`);
      expect([scheduled.headers.get('etag'), scheduled.body['delivery']]).toEqual([
        `"${version + 1}"`,
        { scheduledDate: '2026-03-09T00:00:00.000Z', runNumber: 42, runStatus: 'Scheduled', driverName: 'Dana Field' },
      ]);
      expect((await list('serialNumber=DEL-1')).data[0]).not.toHaveProperty('delivery');
      await application.get(DispatchDelivery).execute(company.portal, { workOrderId: id });
      await application.get(DeliverUnit).execute(company.portal, { workOrderId: id });
      const { body } = await company.get<WorkOrder>(`work-orders/${id}`);
      expect(body).toMatchObject({
        status: 'Customer Care',
        version: 4,
        delivery: { runStatus: 'Delivered', deliveredAt: expect.any(String) },
      });
      const events = await eventsOf(id);
      expect(events.slice(1).map(({ type }) => type)).toEqual(
        ['delivery.scheduled', 'delivery.dispatched', 'delivery.delivered'].flatMap((type) => [
          type,
          'work_order.updated',
        ]),
      );
      expect(events[1]).toEqual({
        id: expect.any(String),
        type: 'delivery.scheduled',
        occurredAt: expect.any(String),
        resourceType: 'delivery',
        resourceId: delivery,
        resourceUrl: `/partner/v1/work-orders/${id}`,
        data: { workOrderId: id, status: 'Scheduled' },
      });
      expect(events[2]).toMatchObject({ resourceVersion: 2, data: { changedFields: ['delivery'] } });
    });

    it('is absent while its run is open', async () => {
      const { id } = await create();
      await api.application.get(PutDelivery).execute(company.portal, { workOrderId: id, runNumber: 7 });
      expect((await company.get<WorkOrder>(`work-orders/${id}`)).body).not.toHaveProperty('delivery');
      await api.application.get(PutDelivery).execute(company.portal, { workOrderId: id, runStatus: 'En Route' });
      expect((await company.get<WorkOrder>(`work-orders/${id}`)).body['delivery']).toEqual({
        runNumber: 7,
        runStatus: 'En Route',
      });
    });
  });

  it('stay visible when their location is hidden, without the location, in item, list and feed (A5)', async () => {
    const lotId = await api.application.get(PutLocation).execute(company.portal, { name: 'Fading Lot', address: '5' });
    const { id } = await create({ locationId: lotId, externalReferences: { fading: 'yes' } });
    await api.application.get(PutLocation).execute(company.portal, { id: lotId, hideFromPartnerApi: true });
    expect((await company.get<WorkOrder>(`work-orders/${id}`)).body).not.toHaveProperty('location');
    expect((await list('externalRef=fading:yes')).data[0]).not.toHaveProperty('location');
    expect((await list(`location=${lotId}`)).total).toBe(0);
    expect((await company.patch(`work-orders/${id}`, { title: 'Still' })).status).toBe(200);
    for (const { data } of await eventsOf(id)) expect(data).not.toHaveProperty('locationId');
  });

  it('can be templates, with their own status (§3)', async () => {
    const { id, status } = await create({
      workOrderType: 'template',
      title: 'Farmhouse',
      externalReferences: { kind: 'template' },
    });
    expect(status).toBe('Template');
    expect((await company.get<WorkOrder>(`work-orders/${id}`)).body.status).toBe('Template');
    expect((await company.patch(`work-orders/${id}`, { title: 'Cottage' })).status).toBe(200);
    expect(await list('status=template&externalRef=kind:template')).toMatchObject({ total: 1 });
    expect((await company.get(`stock-templates/${id}`)).status).toBe(404);
  });

  it('return 404 once deleted, and release their serial number; the event is a tombstone (R13, E2)', async () => {
    const { id } = await create({ serialNumber: 'GONE-1', externalReferences: { doomed: 'yes' } });
    await api.application.get(WorkOrderStatusChanges).delete(company.portal, { id });
    expect((await company.get(`work-orders/${id}`)).status).toBe(404);
    expect((await company.patch(`work-orders/${id}`, { title: 'x' })).status).toBe(404);
    expect((await company.post(`work-orders/${id}/status`, { status: 'Delivered' })).status).toBe(404);
    expect((await company.get(`work-orders/${id}/status-history`)).status).toBe(404);
    expect((await list('externalRef=doomed:yes')).total).toBe(0);
    const tombstone = (await eventsOf(id)).find(({ type }) => type === 'work_order.deleted');
    expect(Object.keys(tombstone ?? {}).sort()).toEqual([
      'id',
      'occurredAt',
      'resourceId',
      'resourceType',
      'resourceVersion',
      'type',
    ]);
    await create({ serialNumber: 'GONE-1' });
  });

  it('return 404 for foreign and malformed ids, on every route (§1.2, W3)', async () => {
    const { id } = await create();
    for (const one of [id, 'nonsense', unknownId, id.toUpperCase()]) {
      const caller = one === id ? foreign : company;
      expect((await caller.get(`work-orders/${one}`)).status).toBe(404);
      expect((await caller.get(`work-orders/${one}/status-history`)).status).toBe(404);
      expect((await caller.patch(`work-orders/${one}`, { title: 'X' })).status).toBe(404);
      expect((await caller.post(`work-orders/${one}/status`, { status: 'Delivered' })).status).toBe(404);
    }
  });
});
