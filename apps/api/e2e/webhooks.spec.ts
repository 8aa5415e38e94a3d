import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Log {
  readonly data: readonly {
    readonly id: string;
    readonly eventId: string;
    readonly attempt: number;
    readonly ok: boolean;
  }[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** Attempt as a worker records it. */
interface Attempt {
  readonly event?: string;
  readonly type?: string;
  readonly subscription?: Id;
  readonly attempt?: number;
  readonly status?: number | null;
  readonly at?: string;
  readonly next?: string | null;
  readonly id?: string;
  /** Quote or order of the event. */
  readonly document?: Id;
}

describe('webhooks over HTTP', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.shared();
  });

  const subscribe = async (company: TestCompany, types: string[] | null = null, status = 'active'): Promise<Id> => {
    const id = newId();
    await api.database
      .query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, types,
        status, secret)
      values (${company.id}, ${id}, 1, now(), now(), 'https://example.com/', ${types}, ${status}, 'sealed')`);
    return id;
  };
  const settle = (company: TestCompany, state: string) =>
    api.database.query(
      sql`update webhook_deliveries set state = ${state}, attempts = attempts + 1 where company_id = ${company.id}`,
    );
  const aPlace = (company: TestCompany, hideFromPartnerApi = false): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { name: newId(), address: '1', hideFromPartnerApi });
  /** Creates a quote at a location, which may be hidden. */
  const aQuote = async (company: TestCompany, location: Id): Promise<Id> => {
    const id = newId();
    await api.database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company.id}, ${id}, 1, now(), now(), true)`);
    await api.database.query(sql`insert into quotes (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, location_id, converted)
      select ${company.id}, ${id}, 1, now(), now(), count(*), 'Open', now(), ${id}, ${location}, false from quotes`);
    return id;
  };
  /** Creates a lead and returns the id of its event. */
  const aLead = async (company: TestCompany): Promise<string> => {
    await company.post('leads', { locationId: await aPlace(company), customer: { email: `${newId()}@example.com` } });
    const { body } = await company.get<{ data: { id: string }[] }>('events?types=lead.created&limit=200');
    return body.data.at(-1)?.id ?? '';
  };

  describe('redelivery', () => {
    const redeliver = (company: TestCompany, event: string) => company.post(`events/${event}/redeliver`, undefined);

    it('enqueues the event for every subscribed active endpoint without a pending delivery (E10)', async () => {
      const company = await api.company();
      await subscribe(company);
      const event = await aLead(company);
      await subscribe(company, ['lead.created']);
      await subscribe(company, ['quote.sent']);
      await subscribe(company, null, 'disabled');
      await subscribe(company, null, 'deleted');
      expect(await redeliver(company, event)).toMatchObject({ status: 202, body: { enqueued: 1 } });
      await settle(company, 'delivered');
      expect(await redeliver(company, event)).toMatchObject({ status: 202, body: { enqueued: 2 } });
      expect(await redeliver(company, event)).toMatchObject({ status: 202, body: { enqueued: 0 } });
      const rows = await api.database.query(
        sql`select state, attempts, attempts_before from webhook_deliveries where company_id = ${company.id}
          and event_id = ${event}`,
      );
      expect(rows).toEqual([
        { state: 'pending', attempts: 1, attempts_before: 1 },
        { state: 'pending', attempts: 1, attempts_before: 1 },
      ]);
    });

    it('accepts an empty object as body, and no fields', async () => {
      const company = await api.company();
      const event = await aLead(company);
      expect((await company.post(`events/${event}/redeliver`, {})).body).toEqual({ eventId: event, enqueued: 0 });
      expect((await company.post(`events/${event}/redeliver`, { force: true })).status).toBe(400);
    });

    it('is made once for an Idempotency-Key (I1)', async () => {
      const company = await api.company();
      await subscribe(company);
      const event = await aLead(company);
      await settle(company, 'delivered');
      const again = () =>
        company.post(`events/${event}/redeliver`, undefined, { headers: { 'idempotency-key': event } });
      expect(await again()).toMatchObject({ status: 202, body: { enqueued: 1 } });
      await settle(company, 'delivered');
      const replay = await again();
      expect([replay.status, replay.body, replay.headers.get('idempotency-replayed')]).toEqual([
        202,
        { eventId: event, enqueued: 1 },
        'true',
      ]);
      expect(await redeliver(company, event)).toMatchObject({ body: { enqueued: 1 } });
    });

    it('returns 404 for an unknown, malformed or foreign event', async () => {
      const [company, other] = [await api.company(), await api.company()];
      const event = await aLead(company);
      for (const id of [unknownId, 'x']) expect((await redeliver(company, id)).status).toBe(404);
      expect((await redeliver(other, event)).body).toMatchObject({ error: 'event not found', code: 'not_found' });
    });

    it('returns 404 for an event that is hidden or past retention', async () => {
      const company = await api.company();
      await subscribe(company);
      const hidden = await aQuote(company, await aPlace(company, true));
      const old = '5e0be1000000000000000001';
      for (const [id, quote] of [
        [newId(), hidden],
        [old, unknownId],
      ] as const) {
        await api.database
          .query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
          values (${company.id}, ${id}, 0, 'quote.created', now(), 'quote', ${quote})`);
        expect((await redeliver(company, id)).status).toBe(404);
      }
    });
  });

  describe('delivery log', () => {
    let company: TestCompany;
    const one = newId();
    const two = newId();
    const event = newId();
    const [first, second, third] = [10, 9, 8].map((ago) =>
      new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
    );

    const write = (
      of: TestCompany,
      { event: eventId = newId(), type = 'lead.created', subscription = one, ...more }: Attempt,
    ) => {
      const { attempt = 1, status = 200, at = `${first}T12:00:00.000Z`, next = null, id = newId() } = more;
      const { document = null } = more;
      return api.database
        .query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
          attempt, status_code, ok,
        duration_ms, error, attempted_at, next_attempt_at, document_id) values (${of.id}, ${id}, ${eventId}, ${type},
          ${subscription}, 'https://example.com/', ${attempt},
        ${status}, ${status === 200}, 12, ${status === 200 ? null : 'no'}, ${at}::timestamptz, ${next}::timestamptz,
        ${document})`);
    };
    const log = async (query = '', of = company): Promise<Log> =>
      (await of.get<Log>(`webhook-deliveries?${query}`)).body;

    beforeAll(async () => {
      company = await api.company();
      await write(company, {
        event,
        attempt: 1,
        status: null,
        at: `${first}T12:00:00.000Z`,
        next: `${first}T12:00:05.000Z`,
      });
      await write(company, {
        event,
        attempt: 2,
        status: 500,
        at: `${first}T12:00:05.100Z`,
        next: `${first}T12:00:35.000Z`,
      });
      await write(company, { event, attempt: 3, at: `${second}T00:00:00.000Z` });
      await write(company, { type: 'quote.sent', subscription: two, at: `${third}T00:00:00.000Z` });
    });

    it('shows every attempt, newest first, without unset fields (E11)', async () => {
      const { data, ...envelope } = await log(`eventId=${event}`);
      expect(envelope).toEqual({ page: 1, limit: 50, total: 3 });
      const same = {
        id: expect.any(String),
        eventId: event,
        eventType: 'lead.created',
        subscriptionId: one,
        url: 'https://example.com/',
        durationMs: 12,
      };
      expect(data).toEqual([
        {
          ...same,
          attempt: 3,
          statusCode: 200,
          ok: true,
          attemptedAt: `${second}T00:00:00.000Z`,
          deliveredAt: `${second}T00:00:00.000Z`,
        },
        {
          ...same,
          attempt: 2,
          statusCode: 500,
          ok: false,
          error: 'no',
          attemptedAt: `${first}T12:00:05.100Z`,
          deliveredAt: `${first}T12:00:05.100Z`,
          nextAttemptAt: `${first}T12:00:35.000Z`,
        },
        {
          ...same,
          attempt: 1,
          ok: false,
          error: 'no',
          attemptedAt: `${first}T12:00:00.000Z`,
          deliveredAt: `${first}T12:00:00.000Z`,
          nextAttemptAt: `${first}T12:00:05.000Z`,
        },
      ]);
    });

    it.each([
      ['', 4],
      [`subscriptionId=${one}`, 3],
      [`subscriptionId=${one}&ok=false`, 2],
      ['ok=1', 2],
      ['eventType=quote.sent', 1],
      ['eventType=nothing.like_it', 0],
      [`from=${second}`, 2],
      [`to=${first}`, 2],
      [`from=${first}T12:00:05.100Z&to=${first}T12:00:05.100Z`, 1],
      [`eventId=${unknownId}`, 0],
      [`subscriptionId=${unknownId}`, 0],
      ['ok=&eventId=', 4],
    ])('?%s returns %i attempts', async (query, total) => {
      const found = await log(query);
      expect([found.total, found.data.length]).toEqual([total, total]);
    });

    it('is paginated, and can be reversed', async () => {
      const { data: all } = await log();
      expect((await log('limit=3&page=2')).data).toEqual(all.slice(3));
      expect((await log('order=asc')).data).toEqual([...all].reverse());
      expect((await log('limit=500')).limit).toBe(100);
    });

    it.each([
      'eventId=x',
      'resourceId=x',
      'subscriptionId=x',
      'ok=maybe',
      'from=yesterday',
      'to=2026-02-30',
      'page=0',
      'limit=0',
      'order=up',
    ])('returns 400 for ?%s', async (query) => {
      const answer = await company.get(`webhook-deliveries?${query}`);
      expect([answer.status, String(answer.body['error'])]).toEqual([
        400,
        expect.stringContaining(query.split('=')[0] ?? ''),
      ]);
    });

    it('is not cached (W12)', async () => {
      const { headers } = await company.get('webhook-deliveries');
      expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', null]);
    });

    it('does not show attempts of another company', async () => {
      expect(await log('', await api.company())).toMatchObject({ total: 0, data: [] });
    });

    it('selects the attempts for the events of a record, and of no other company', async () => {
      const asked = await api.company();
      const [event, other] = [await aLead(asked), await aLead(asked)];
      for (const [of, attempt] of [
        [event, 1],
        [event, 2],
        [other, 1],
      ] as const)
        await write(asked, { event: of, attempt });
      const { data } = (await asked.get<{ data: { resourceId: string }[] }>('events?types=lead.created')).body;
      const lead = data[0]!.resourceId;
      const found = await log(`resourceId=${lead}`, asked);
      expect(found.data.map(({ eventId }) => eventId)).toEqual([event, event]);
      expect((await log(`resourceId=${data[1]!.resourceId}&limit=1`, asked)).total).toBe(1);
      expect((await log(`resourceId=${lead}&ok=false`, asked)).total).toBe(0);
      expect((await log(`resourceId=${lead}`)).total).toBe(0);
    });

    it('omits attempts for hidden events, in rows and total (A5)', async () => {
      const careful = await api.company();
      const [open, hidden] = [await aPlace(careful), await aPlace(careful)];
      for (const quote of [await aQuote(careful, open), await aQuote(careful, hidden)])
        await write(careful, { type: 'quote.created', document: quote });
      await write(careful, { type: 'lead.created' });
      expect((await log('', careful)).total).toBe(3);
      await api.application.get(PutLocation).execute(careful.portal, { id: hidden, hideFromPartnerApi: true });
      const found = await log('', careful);
      expect([found.total, found.data.length]).toEqual([2, 2]);
      expect((await log('eventType=quote.created', careful)).total).toBe(1);
    });

    it('keeps 30 days, or as many as are set (R5)', async () => {
      const old = await api.company();
      await write(old, { id: '5e0be1000000000000000001', at: '2020-01-01T00:00:00.000Z' });
      await write(old, {});
      expect((await log('', old)).total).toBe(1);
      const shorter = await TestApi.start({ PARTNER_DELIVERY_LOG_RETENTION_DAYS: '7' }, api.testDatabase);
      const shown = await shorter.call<Log>('GET', '/partner/v1/webhook-deliveries', undefined, { key: old.key });
      await shorter.stop();
      expect(shown.body).toMatchObject({ total: 0, data: [] });
    });
  });
});
