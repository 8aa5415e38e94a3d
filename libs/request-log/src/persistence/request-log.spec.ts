import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, FixedClock, unavailable } from '@partner/kernel';
import { CrossCompanyDatabase, Database, roles, WorkScope } from '@partner/postgres';
import { discoverContexts, PartitionsSweep } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { BufferedRequestRecorder } from '../application/record-requests/buffered-request-recorder.js';
import type { RequestCriteria, RequestItem } from '../application/ports/request-queries.js';
import { loggedPerMinute, sampleRate } from '../domain/request/sampling.js';
import { RequestLogRetentionSweep } from '../sweeps/request-log-retention.sweep.js';
import { DatabaseCredentialUsage } from './credential-usage.queries.js';
import { DatabaseDeprecatedUseList } from './deprecated-use.queries.js';
import { DatabaseEraseRequests } from './database-erase-requests.js';
import { DatabaseRequestStore } from './database-request-store.js';
import { DatabaseRequestQueries } from './request.queries.js';

const day = 86_400_000;
const clock = new FixedClock(new Date());
describe('the request log of companies', () => {
  let home: TestDatabase;
  let across: CrossCompanyDatabase;
  let server: Database;
  let recorder: BufferedRequestRecorder;

  beforeAll(async () => {
    home = await freshDatabase();
    across = new CrossCompanyDatabase({ url: home.url, maxConnections: 3 });
    server = new Database({ url: home.url, maxConnections: 2, role: roles.server });
    recorder = new BufferedRequestRecorder(new DatabaseRequestStore(across), clock);
  });
  afterAll(async () => {
    await Promise.all([across.close(), server.close()]);
    await home.drop();
  });

  const aCompany = () => newId() as CompanyId;
  const note = (company: CompanyId, credentialId: Id, more: object = {}, into = recorder): void =>
    into.record({
      company,
      credentialId,
      requestId: newId(),
      method: 'GET',
      route: '/partner/v1/leads/:id',
      status: 200,
      durationMs: 12.34,
      ...more,
    });
  const list = (company: CompanyId, criteria: Partial<RequestCriteria> = {}) =>
    WorkScope.forCompany(company, () =>
      new DatabaseRequestQueries(server, clock).list(company, { limit: 50, ...criteria }),
    );
  /** Returns the requests of all pages. */
  const all = async (company: CompanyId): Promise<readonly RequestItem[]> => {
    const found: RequestItem[] = [];
    let before: Id | undefined;
    do {
      const { data, next } = await list(company, { limit: 100, ...(before && { before }) });
      found.push(...data);
      before = next;
    } while (before);
    return found;
  };
  const usage = (company: CompanyId, credentialId?: Id) =>
    WorkScope.forCompany(company, () =>
      new DatabaseCredentialUsage(server).of(company, { credentialId, since: new Date(clock.at.getTime() - day) }),
    );

  describe('request log (R100)', () => {
    it('keeps the requests of a company that moves while it is frozen, and drops them when it has gone', async () => {
      const [moving, other] = [aCompany(), aCompany()];
      const place = (state: string) =>
        across.query(
          sql`insert into company_places values (${moving}, ${state}, 'b', ${state}, now())
          on conflict (company_id) do update set state = excluded.state`,
          'outside',
        );
      const deprecated = [{ kind: 'route', name: 'GET /old' }];
      const noteBoth = (): void => {
        for (const one of [moving, other]) note(one, newId(), { requestId: one, deprecated });
      };
      const counted = async (): Promise<number[]> =>
        Promise.all([moving, other].map(async (one) => (await list(one)).data.length));
      const requests = async (): Promise<unknown[]> =>
        across.query(
          sql`select sum(requests)::int as requests from request_counts
          where company_id = any(${[moving, other]}::char(24)[]) group by company_id order by company_id`,
          'outside',
        );
      await place('frozen');
      noteBoth();
      await recorder.flush();
      expect(recorder.dropped).toBe(0);
      await place('here');
      await recorder.flush();
      expect(await counted()).toEqual([1, 1]);
      expect(await requests()).toEqual([{ requests: 1 }, { requests: 1 }]);
      await place('gone');
      noteBoth();
      await recorder.flush();
      await place('here');
      expect(await counted()).toEqual([1, 2]);
      expect(await requests()).toEqual([{ requests: 1 }, { requests: 2 }]);
    });

    it("has each company's requests with their responses", async () => {
      const [company, other, key] = [aCompany(), aCompany(), newId()];
      note(company, key, {
        requestId: 'mine',
        method: 'POST',
        route: '/partner/v1/quotes',
        status: 409,
        errorCode: 'unit_taken',
        errorMessage: 'the unit pk_live_abc is taken',
        errorField: 'workOrderId',
        url: '/partner/v1/quotes?search=ada&access_token=abc&key=1',
        bytes: 321,
        client: () => ({ address: '203.0.113.9', agent: 'curl/8', tool: 'quote_unit' }),
      });
      note(other, newId());
      await recorder.flush();
      const { data, next } = await list(company);
      expect(next).toBeUndefined();
      expect(data).toEqual([
        {
          id: expect.any(String),
          at: new Date(clock.at.getTime() - 12),
          credentialId: key,
          requestId: 'mine',
          method: 'POST',
          route: '/partner/v1/quotes',
          status: 409,
          durationMs: 12.3,
          errorCode: 'unit_taken',
          sampleRate: 1,
          url: '/partner/v1/quotes?search=ada&access_token=…&key=1',
          tool: 'quote_unit',
          agent: 'curl/8',
          address: '203.0.113.9',
          bytes: 321,
          errorMessage: 'the unit … is taken',
          errorField: 'workOrderId',
        },
      ]);
      const found = await WorkScope.forCompany(other, () =>
        new DatabaseRequestQueries(server, clock).list(company, { limit: 50 }),
      );
      expect(found.data).toEqual([]);
    });

    it.each([
      ['error message', 'errorMessage', 499],
      ['error field', 'errorField', 199],
    ])('keep the %s of a caller that PostgreSQL cannot store as it is', async (_, name, length) => {
      const company = aCompany();
      for (const text of [`${'x'.repeat(length)}\u{1f600}`, 'a\0b', 'a\ud83d'])
        note(company, newId(), { [name]: text });
      await recorder.flush();
      const kept = (await list(company)).data.map((one) => one[name as 'errorMessage' | 'errorField']);
      expect(kept).toEqual(['a\ufffd', 'ab', expect.stringMatching(/^x+\ufffd/)]);
    });

    /** Erases what the logged requests of a company quote of Ada and of her record. */
    const eraseAda = async (company: CompanyId, record = newId()) => {
      const customer = newId();
      await across.query(sql`insert into erased_records (company_id, customer_id, id, kind, named, quoted)
        values (${company}, ${customer}, ${record}, 'lead', '{ada@example.com,ada%40example.com}',
          '{ada miller,ada%20miller,ada+miller}')`);
      return WorkScope.forCompany(company, () => new DatabaseEraseRequests(server).next(company, customer, ''));
    };

    it('lose queries and error messages that quote an erased customer, and no others (R110)', async () => {
      const [company, other, record] = [aCompany(), aCompany(), newId()];
      const quoting = ['search=Ada+Miller', 'search=ADA%20MILLER', 'customerEmail=ada%40example.com', `id=${record}`];
      const status = 404;
      for (const query of quoting) note(company, newId(), { url: `/partner/v1/leads?${query}`, status });
      note(company, newId(), { url: '/partner/v1/leads', errorMessage: 'Ada Miller is unknown', status });
      const others = { url: '/partner/v1/leads?search=Adam', errorMessage: 'adam@example.com is unknown', status };
      note(company, newId(), others);
      note(other, newId(), { url: `/partner/v1/leads?${quoting[0]}` });
      await recorder.flush();
      expect([await eraseAda(company, record), await eraseAda(company, record)]).toEqual([
        { erased: 5 },
        { erased: 0 },
      ]);
      const urls = (await list(company)).data.map(({ url, errorMessage }) => [url, errorMessage]).toSorted();
      expect(urls).toEqual([
        ['/partner/v1/leads', 'removed'],
        ...quoting.map(() => ['/partner/v1/leads?removed', null]),
        [others.url, others.errorMessage],
      ]);
      expect((await list(other)).data).toMatchObject([{ url: `/partner/v1/leads?${quoting[0]}` }]);
    });

    it.each([
      ['was erased', 0, null],
      ['was being erased', -1_000, 1_000],
    ])('loses what was waiting to be written when a customer %s (R110)', async (_, from, until) => {
      const company = aCompany();
      const named = { url: '/partner/v1/leads?search=ada', errorMessage: 'ada is unknown', status: 404 };
      const bodies = { request: '{"name":"ada"}' };
      await across.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name, timezone,
        sold_by_status, currency, request_bodies_since) values (${company}, ${company}, 1, now(), now(), 'Sheds', 'UTC',
        'Processed', 'usd', ${new Date(0)})`);
      note(company, newId(), { ...named, bodies });
      const at = (after: number) => new Date(clock.at.getTime() + after);
      await across.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, erased_at,
        erased_until) values (${company}, ${newId()}, 1, now(), now(), false, ${at(from)}, ${until && at(until)})`);
      await recorder.flush();
      const { data } = await list(company);
      expect(data).toMatchObject([{ url: '/partner/v1/leads', errorMessage: null, status: 404 }]);
      expect(await across.count(sql`from request_bodies where company_id = ${company}`)).toBe(0);
      note(company, newId(), { ...named, bodies, durationMs: -1 - (until ?? 0) });
      await recorder.flush();
      expect((await list(company)).data).toMatchObject([named, {}]);
      expect(await across.count(sql`from request_bodies where company_id = ${company}`)).toBe(1);
    });

    it('keeps bodies only of companies that want them, until they are erased or switched off', async () => {
      const [company, other] = [aCompany(), aCompany()];
      const bodies = { request: '{"name":"Ada Miller","token":"x"}', response: Buffer.from('{}') };
      const read = async () => {
        const { data } = await list(company);
        const queries = new DatabaseRequestQueries(server, clock);
        return WorkScope.forCompany(company, () => Promise.all(data.map(({ id }) => queries.bodies(company, id))));
      };
      for (const one of [company, other])
        await across.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name, timezone,
          sold_by_status, currency, request_bodies_since) values (${one}, ${one}, 1, now(), now(), 'Sheds', 'UTC',
          'Processed', 'usd', ${one === company ? new Date(clock.at.getTime() - 1_000) : null})`);
      for (const one of [company, other]) note(one, newId(), { bodies });
      note(company, newId());
      await recorder.flush();
      const kept = [
        { request: null, response: null },
        { request: '{"name":"Ada Miller","token":"…"}', response: '{}' },
      ];
      expect(await read()).toEqual(kept);
      expect(await across.count(sql`from request_bodies where company_id in (${company}, ${other})`)).toBe(1);
      const later = new Date(Date.now() + 2_000);
      await across.query(sql`update companies set request_bodies_since = ${later} where company_id = ${company}`);
      expect(await read()).toEqual([kept[0], kept[0]]);
      expect(await eraseAda(company)).toEqual({ erased: 1 });
      expect(await across.count(sql`from request_bodies where company_id in (${company}, ${other})`)).toBe(0);
    });

    it('drops bodies that wait in too large a number, and not their requests', async () => {
      const waiting = new BufferedRequestRecorder(
        { write: () => Promise.resolve(), writeDeprecatedUses: () => Promise.resolve() },
        clock,
      );
      const response = 'x'.repeat(100_000);
      const fill = () => {
        for (let count = 0; count < 150; count++) note(aCompany(), newId(), { bodies: { response } }, waiting);
      };
      fill();
      const { droppedBodies } = waiting;
      expect(droppedBodies).toBeGreaterThan(20);
      expect(waiting.dropped).toBe(0);
      await waiting.flush();
      fill();
      expect(waiting.droppedBodies).toBe(2 * droppedBodies);
    });

    it('filters by status class, route class, credential and request id across pages', async () => {
      const [company, key, client] = [aCompany(), newId(), newId()];
      const statuses = [200, 201, 302, 404, 429, 503];
      for (const status of statuses)
        note(company, key, { status, requestId: `r${status}`, errorCode: status === 404 ? 'not_found' : undefined });
      note(company, client, { route: '/partner/v1/quotes/:id', url: '/partner/v1/quotes/1?x=%20', method: 'PATCH' });
      await recorder.flush();
      const found = async (criteria: Partial<RequestCriteria>) =>
        (await list(company, criteria)).data.map(({ status }) => status);
      expect(await found({ statusClass: '2xx', credentialId: key })).toEqual([201, 200]);
      expect(await found({ statusClass: '3xx' })).toEqual([302]);
      expect(await found({ statusClass: '4xx' })).toEqual([404]);
      expect(await found({ statusClass: '429' })).toEqual([429]);
      expect(await found({ statusClass: '5xx' })).toEqual([503]);
      expect(await found({ requestId: 'r302' })).toEqual([302]);
      expect(await found({ routeClass: 'quotes' })).toEqual([200]);
      expect(await found({ method: 'PATCH' })).toEqual([200]);
      expect(await found({ path: 'quotes/1?x=%' })).toEqual([200]);
      expect(await found({ path: 'leads/:id', statusCode: 201 })).toEqual([201]);
      expect(await found({ errorCode: 'not_found' })).toEqual([404]);
      const moment = (ms: number) => new Date(Date.now() + ms);
      expect(await found({ from: moment(-60_000), to: moment(60_000), statusCode: 302 })).toEqual([302]);
      expect(await found({ to: moment(-60_000) })).toEqual([]);
      expect(await found({ credentialId: client })).toEqual([200]);
      const first = await list(company, { credentialId: key, limit: 4 });
      const rest = await list(company, { credentialId: key, limit: 4, before: first.next });
      expect([...first.data, ...rest.data].map(({ status }) => status)).toEqual(statuses.toReversed());
      expect(rest.next).toBeUndefined();
    });

    it('hides requests older than seven days', async () => {
      const company = aCompany();
      note(company, newId());
      await recorder.flush();
      const late = new FixedClock(new Date(Date.now() + 7 * day + 2_000));
      const { data } = await WorkScope.forCompany(company, () =>
        new DatabaseRequestQueries(server, late).list(company, { limit: 1 }),
      );
      expect(data).toEqual([]);
    });

    it('samples one in twenty beyond the limit per minute, with exact counts', async () => {
      const [company, key] = [aCompany(), newId()];
      const many = loggedPerMinute + 10 * sampleRate;
      for (let count = 0; count < many; count++) note(company, key);
      await recorder.flush();
      const data = await all(company);
      expect(data).toHaveLength(loggedPerMinute + 10);
      expect(data.reduce((sum, one) => sum + one.sampleRate, 0)).toBe(many);
      expect((await usage(company, key)).requests).toEqual({ '2xx': many });
    });
  });

  describe('request counts (R100)', () => {
    it('add up the counts of several processes by hour, route class and status class', async () => {
      const [company, key] = [aCompany(), newId()];
      const other = new BufferedRequestRecorder(new DatabaseRequestStore(across), clock);
      for (const into of [recorder, other]) {
        note(company, key, { durationMs: 10 }, into);
        note(company, key, { durationMs: 30, status: 404 }, into);
        note(company, key, { route: '/partner/v1/me', durationMs: 1 }, into);
        note(company, newId(), {}, into);
      }
      await Promise.all([recorder.flush(), other.flush()]);
      const hour = new Date(Math.floor(clock.at.getTime() / 3_600_000) * 3_600_000);
      expect(await usage(company, key)).toEqual({
        since: new Date(hour.getTime() - day),
        requests: { '2xx': 4, '4xx': 2 },
        hours: [{ at: hour, requests: { '2xx': 4, '4xx': 2 } }],
        routes: [
          { routeClass: 'leads', requests: 4, failed: 2, averageMs: 20 },
          { routeClass: 'me', requests: 2, failed: 0, averageMs: 1 },
        ],
        credentials: [{ credentialId: key, requests: { '2xx': 4, '4xx': 2 } }],
      });
      expect((await usage(company)).requests).toEqual({ '2xx': 6, '4xx': 2 });
      expect((await usage(aCompany())).requests).toEqual({});
    });
  });

  describe('uses of deprecated elements', () => {
    const since = (company: CompanyId) => new DatabaseDeprecatedUseList(across).since(clock.at, company);

    it('add up by credential, route and day, and expire after 90 days', async () => {
      const [company, key, client] = [aCompany(), newId(), newId()];
      const deprecated = [{ kind: 'parameter', name: 'fax' }];
      const other = new BufferedRequestRecorder(new DatabaseRequestStore(across), clock);
      for (const into of [recorder, other]) note(company, key, { deprecated }, into);
      note(company, client, { deprecated: [...deprecated, { kind: 'field', name: 'contact.fax' }], method: 'POST' });
      note(company, client);
      await Promise.all([recorder.flush(), other.flush()]);
      const line = { day: clock.at.toISOString().slice(0, 10), companyId: company, kind: 'parameter', name: 'fax' };
      const routes = { get: 'GET /partner/v1/leads/:id', post: 'POST /partner/v1/leads/:id' };
      expect(await since(company)).toEqual([
        { ...line, credentialId: key, route: routes.get, uses: 2 },
        { ...line, credentialId: client, route: routes.post, kind: 'field', name: 'contact.fax', uses: 1 },
        { ...line, credentialId: client, route: routes.post, uses: 1 },
      ]);
      expect(await since(aCompany())).toEqual([]);
      await new RequestLogRetentionSweep(across).run(new Date(clock.at.getTime() + 91 * day), company);
      expect(await since(company)).toEqual([]);
    });
  });

  it('goes on after requests that the database refuses, which are counted', async () => {
    const company = aCompany();
    const refused = new BufferedRequestRecorder(new DatabaseRequestStore(across), clock);
    note(company, company, { method: 'a\0b' }, refused);
    await refused.flush();
    note(company, company, { method: 'PUT' }, refused);
    await refused.flush();
    expect((await all(company)).map(({ method }) => method)).toEqual(['PUT']);
    expect(refused.dropped).toBe(1);
    expect((await usage(company)).requests).toEqual({ '2xx': 2 });
  });

  describe('an unavailable database', () => {
    const away = () => unavailable('database_unavailable', 'away');

    it('keeps counts and a limited number of requests in memory and drops further requests', async () => {
      let isAway = true;
      const store = new DatabaseRequestStore(across);
      const waiting = new BufferedRequestRecorder(
        {
          write: (...batch) => (isAway ? Promise.reject(away()) : store.write(...batch)),
          writeDeprecatedUses: () => Promise.reject(away()),
        },
        clock,
      );
      const companies = Array.from({ length: 20 }, aCompany);
      for (const company of companies)
        for (let count = 0; count < loggedPerMinute; count++) note(company, company, {}, waiting);
      await expect(waiting.flush()).resolves.toBeUndefined();
      await expect(waiting.flush()).resolves.toBeUndefined();
      expect(waiting.dropped).toBe(20 * loggedPerMinute - 5_000);
      isAway = false;
      await waiting.flush();
      const logged = await Promise.all(companies.map(async (one) => (await all(one)).length));
      expect(logged.reduce((sum, count) => sum + count, 0)).toBe(5_000);
      expect((await usage(companies.at(-1)!)).requests).toEqual({ '2xx': loggedPerMinute });
    });
  });

  describe('request retention (R100)', () => {
    const partitionsOf = async (table: string): Promise<string[]> => {
      const rows = await across.query<{ name: string }>(sql`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = ${table}::regclass order by 1`);
      return rows.map(({ name }) => name);
    };

    it('drops the log by days and the counts by weeks', async () => {
      const now = new Date();
      const sweep = new RequestLogRetentionSweep(across);
      const before = await partitionsOf('request_log');
      expect(before.filter((name) => /_\d{8}$/.test(name))).toHaveLength(6);
      const company = aCompany();
      note(company, newId());
      await recorder.flush();
      const in9Days = new Date(now.getTime() + 9 * day);
      await new PartitionsSweep(across, await discoverContexts()).run(in9Days);
      expect(await sweep.run(in9Days)).toBeGreaterThan(0);
      expect(await list(company)).toEqual({ data: [] });
      expect((await usage(company)).requests).toEqual({ '2xx': 1 });
      await sweep.run(new Date(now.getTime() + 45 * day));
      expect((await usage(company)).requests).toEqual({});
    });

    it('deletes requests from the default partition when they expire', async () => {
      const later = new Date(Date.now() + 100 * day);
      const late = new BufferedRequestRecorder(new DatabaseRequestStore(across), new FixedClock(later));
      const company = aCompany();
      note(company, newId(), {}, late);
      await late.flush();
      await new PartitionsSweep(across, await discoverContexts()).run(later);
      expect((await usage(company)).requests).toEqual({ '2xx': 1 });
      const sweep = new RequestLogRetentionSweep(across);
      expect(await sweep.run(new Date(later.getTime() + 40 * day), company)).toBeGreaterThan(0);
      expect((await usage(company)).requests).toEqual({});
    });
  });
});
