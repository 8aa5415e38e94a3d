import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Actor, firstIdAt, type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutPayment } from '@partner/payments';
import { ChangeLead, CreateLead, PutLead, PutOrder } from '@partner/sales';
import { CreateWorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

describe('records', () => {
  let testPortal: TestPortal;
  let company: TestCompany;
  let olive: TestSession;
  let stranger: TestSession;
  let actor: Actor;
  let location: Id;
  let lead: Id;
  let unit: Id;
  let endpoint: Id;

  const useCase = <T>(type: abstract new (...parts: never[]) => T): T =>
    testPortal.application.get(type as never, { strict: false });
  const search = async (text: string, session = olive): Promise<any[]> =>
    (await session.get(`search?text=${encodeURIComponent(text)}`)).body.data;
  const found = async (text: string, session = olive): Promise<string[]> =>
    (await search(text, session)).map(({ kind, title }) => `${kind} ${title}`);

  beforeAll(async () => {
    testPortal = await TestPortal.start();
    company = await testPortal.company();
    olive = await company.signIn();
    stranger = await (await testPortal.company('Other Sheds')).signIn();
    endpoint = (await olive.post('endpoints', { url: 'http://127.0.0.1:9/hook' })).body.endpoint.id;
    const made = await olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.write'] });
    const credential = made.body.credential.id;
    actor = { company: company.id, kind: 'credential', id: credential, name: 'ERP', requestId: 'lead of ada' };
    location = await useCase(PutLocation).execute(actor, { name: 'Springfield', salesLot: true });
    lead = await useCase(CreateLead).execute(actor, {
      locationId: location,
      customer: { name: 'Ada Miller', email: 'ada@example.com' },
    });
    unit = await useCase(CreateWorkOrder).execute(actor, { locationId: location, serialNumber: 'SN-4711' });
    await useCase(ChangeLead).execute({ ...actor, requestId: 'change of ada' }, { id: lead, salesSource: 'Website' });
    await testPortal.database.query(sql`insert into request_log (company_id, id, at, credential_id, request_id, method,
      route, route_class, status, duration_ms, sample_rate) values (${company.id}, ${newId()},
      ${testPortal.clock.at}, ${credential}, 'lead of ada', 'POST', '/partner/v1/leads', 'leads', 201, 5, 1)`);
  });
  afterAll(() => testPortal.stop());

  describe('search in the portal', () => {
    it('finds records by number, serial number and customer email', async () => {
      const number = (await search(lead))[0].title;
      expect(await found(number)).toContain(`lead ${number}`);
      expect(await found('SN-4711')).toEqual([expect.stringMatching(/^work_order \d+$/)]);
      const workOrder = (await search(unit))[0];
      expect(workOrder).toMatchObject({ kind: 'work_order', detail: expect.stringContaining('SN-4711') });
      expect(await search(workOrder.title)).toContainEqual(workOrder);
      expect(await found(' ADA@example.com ')).toEqual(['customer Ada Miller']);
    });

    it('finds every ID, request and delivery', async () => {
      const { id: event } = (await olive.get('events')).body.data.find((one: any) => one.type === 'lead.created');
      const attempt = newId();
      await testPortal.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type,
        subscription_id, url, attempt, ok, duration_ms, attempted_at) values (${company.id}, ${attempt}, ${event},
        'lead.created', ${endpoint}, 'http://127.0.0.1:9/hook', 1, false, 5, now())`);
      const delivery = { kind: 'delivery', id: event, endpointId: endpoint, title: 'lead.created' };
      expect(await search(event)).toMatchObject([{ kind: 'event', title: 'lead.created' }]);
      expect(await search(attempt)).toMatchObject([delivery]);
      expect(await search(`${event}.${endpoint}`)).toMatchObject([delivery]);
      expect(await found(endpoint)).toEqual(['endpoint http://127.0.0.1:9/hook']);
      expect(await found(actor.id!)).toEqual(['credential ERP']);
      expect(await found('lead of ada')).toEqual(['request lead of ada']);
      expect(await found(location)).toEqual(['location Springfield']);
      for (const text of [
        lead,
        unit,
        event,
        attempt,
        `${event}.${endpoint}`,
        endpoint,
        actor.id!,
        'lead of ada',
        location,
      ])
        expect([text, await found(text, stranger)]).toEqual([text, []]);
      for (const text of ['SN-4711', 'ada@example.com', '1', '1001']) expect(await found(text, stranger)).toEqual([]);
    });

    it('finds a record of a kind by its number after a word, and keys, endpoints and error codes', async () => {
      const number = (await search(unit))[0].title;
      const lot = [`work_order ${number}`];
      for (const text of [`work order ${number}`, `Work orders #${number}`, `work order W-${number}`])
        expect([text, await found(text)]).toEqual([text, lot]);
      expect(await found(`order ${number}`)).toEqual([]);
      expect(await found('customer ada mil')).toEqual(['customer Ada Miller']);
      const keys = ['erp', 'key ERP', `pk_test_${company.id}_${actor.id}`, `ci_test_${company.id}_${actor.id}`];
      for (const text of [...keys, `pk_test_${company.id}_${actor.id!.slice(0, 20)}`]) {
        expect([text, await found(text)]).toEqual([text, ['credential ERP']]);
        expect([text, await found(text, stranger)]).toEqual([text, []]);
      }
      expect(await found('127.0.0.1')).toEqual(['endpoint http://127.0.0.1:9/hook']);
      expect(await found('missing field')).toEqual(['error missing_field']);
      expect(await search('error missing_field')).toMatchObject([
        { id: 'missing_field', detail: expect.stringMatching(/^400\. /) },
      ]);
    });

    it('finds customers by a part of their name, and everything else by whole values with an index (A7)', async () => {
      expect(await found('ada mil')).toEqual(['customer Ada Miller']);
      expect(await found('ada mil', stranger)).toEqual([]);
      for (const text of ['Ad', 'SN-47', '99999999999', "'", '%']) expect(await found(text)).toEqual([]);
      expect((await olive.get('search')).status).toBe(400);
    });
  });

  describe('a record in the portal', () => {
    const story = async (kind: string, id: string, session = olive) => session.get(`records/${kind}/${id}`);

    it('shows its state, versions with differences, events with deliveries, requests and links', async () => {
      const { body } = await story('lead', lead);
      expect(body.item).toMatchObject({ id: lead, salesSource: 'Website', status: 'Open' });
      expect(body.versions).toMatchObject([
        { resourceVersion: 2, requestId: 'change of ada', changes: { salesSource: [null, 'Website'] } },
        { resourceVersion: 1, requestId: 'lead of ada', changes: null, actorName: 'ERP' },
      ]);
      expect(body.events).toMatchObject([
        { type: 'lead.updated', resourceVersion: 2, deliveries: [{ subscriptionId: endpoint }] },
        { type: 'lead.created', resourceVersion: 1, deliveries: [{ subscriptionId: endpoint, state: 'pending' }] },
      ]);
      const events = (await olive.get(`events?resourceId=${lead}`)).body.data;
      expect(events.map(({ type }: any) => type)).toEqual(['lead.updated', 'lead.created']);
      const some = `events?resourceId=${lead}&types=lead.created`;
      expect((await olive.get(some)).body.data).toHaveLength(1);
      expect((await olive.get(`${some}&to=2000-01-01`)).body.data).toEqual([]);
      expect((await olive.get(`${some}&from=2000-01-01`)).body.data).toHaveLength(1);
      expect((await stranger.get(some)).body.data).toEqual([]);
      expect(body.requests).toMatchObject([{ requestId: 'lead of ada', status: 201 }]);
      const links = body.links.map(({ kind, title }: any) => `${kind} ${title}`);
      expect(links).toEqual(['location Springfield', 'customer Ada Miller']);
      const customer = await story('customer', body.links.find(({ kind }: any) => kind === 'customer').id);
      expect(customer.body.links).toEqual([expect.objectContaining({ kind: 'lead', id: lead })]);
    });

    it('lists all events of a record, also of older versions than its page shows', async () => {
      const later = new Date(Date.now() + 3_600_000);
      const customer = (await search('ada@example.com'))[0].id;
      await testPortal.database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action,
          resource_type, resource_id, resource_version)
        select ${company.id}, ${firstIdAt(later).slice(0, 20)} || to_char(n, 'FM0000'), ${later}, 'system', 'System',
          'customer.updated', 'customer', ${customer}, n from generate_series(2, 60) n`);
      const list = `events?resourceId=${customer}`;
      expect((await olive.get(list)).body.data).toMatchObject([
        { type: 'customer.updated', resourceId: customer },
        { type: 'customer.created', resourceId: customer },
      ]);
      expect((await olive.get(`${list}&to=2000-01-01`)).body.data).toEqual([]);
    });

    it("names a payment by its amount, and by its currency if it is not the company's (R44)", async () => {
      const operator = { ...actor, kind: 'portal' } as const;
      const customerId = (await search('ada@example.com'))[0].id;
      const order = await useCase(PutOrder).execute(operator, { customerId, locationId: location });
      for (const currency of [undefined, 'eur'])
        await useCase(PutPayment).execute(operator, {
          orderId: order,
          amount: 600,
          method: 'cash',
          status: 'paid',
          currency,
        });
      const links = (await story('order', order)).body.links.filter(({ kind }: any) => kind === 'payment');
      expect(links.map(({ title }: any) => title).sort()).toEqual(['600', '600 eur']);
    });

    it('has the number of linked records that it does not list', async () => {
      const operator = { ...actor, kind: 'portal' } as const;
      const customerId = (await search('ada@example.com'))[0].id;
      const order = await useCase(PutOrder).execute(operator, { customerId, locationId: location });
      const payment = { orderId: order, amount: 1, method: 'cash', status: 'paid' } as const;
      for (let paid = 0; paid < 21; paid += 1) await useCase(PutPayment).execute(operator, payment);
      const { links, totals } = (await story('order', order)).body;
      expect(links.filter(({ kind }: any) => kind === 'payment')).toHaveLength(20);
      expect(totals).toEqual([{ kind: 'payment', total: 21 }]);
    });

    it('reveals no hidden location, and no document at one, in its versions (A5)', async () => {
      const operator = { ...actor, kind: 'portal' } as const;
      const backlot = await useCase(PutLocation).execute(operator, { name: 'Backlot', address: '1' });
      const customerId = (await search('ada@example.com'))[0].id;
      const moved = await useCase(PutLead).execute(operator, { locationId: backlot, customerId });
      await useCase(PutLead).execute(operator, { id: moved, locationId: location });
      const order = await useCase(PutOrder).execute(operator, { customerId, locationId: backlot, workOrderId: unit });
      const changesOf = async (kind: string, id: string): Promise<any> =>
        (await story(kind, id)).body.versions.map(({ changes }: any) => changes);
      const moves = (shown: string) => expect.objectContaining({ locationId: [shown, location] });
      expect(await changesOf('lead', moved)).toContainEqual(moves(backlot));
      expect((await changesOf('work_order', unit))[0]).toMatchObject({ orderId: [null, order] });

      await useCase(PutLocation).execute(operator, { id: backlot, hideFromPartnerApi: true });
      expect(await changesOf('lead', moved)).toContainEqual(moves('…'));
      const [held] = await changesOf('work_order', unit);
      expect(held).toMatchObject({ orderId: [null, '…'] });
      expect(JSON.stringify(held)).not.toMatch(new RegExp(`${order}|"orderNumber":\\[null,\\d`));
      expect((await story('order', order)).status).toBe(404);
    });

    it('is shown after its deletion, and to its company only', async () => {
      const [customer] = await search('ada@example.com');
      for (const [kind, id] of [
        ['lead', lead],
        ['work_order', unit],
        ['customer', customer.id],
        ['location', location],
        ['user', company.owner],
      ] as const) {
        expect([kind, (await story(kind, id)).status]).toEqual([kind, 200]);
        expect([kind, (await story(kind, id, stranger)).status]).toEqual([kind, 404]);
        expect((await story('order', id)).status).toBe(404);
      }
      await useCase(PutLead).execute({ ...actor, kind: 'portal' }, { id: lead, status: 'Deleted' });
      expect((await story('lead', lead)).body).toMatchObject({ item: null, detail: 'Deleted', links: [] });
      expect((await story('credential', actor.id!)).status).toBe(404);
    });
  });
});
