import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MergeCustomers } from '@partner/customers';
import { PutCompany } from '@partner/companies';
import { EraseCustomer } from '@partner/erasure';
import { hashOfToken, type Id, newId, newToken } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { QuoteStatusChanges } from '@partner/sales';
import { CrossCompanyDatabase } from '@partner/postgres';
import { PutWorkOrder } from '@partner/work-orders';
import { constantBits } from '@partner/testing';
import sql from 'sql-template-tag';
import { type Answer, TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Session {
  readonly sessionId: Id;
  readonly launchUrl: string;
  readonly expiresAt: string;
  readonly customerId?: Id;
  readonly quoteId?: Id;
  readonly error?: string;
}

describe('configurator sessions', () => {
  let api: TestApi;
  let company: TestCompany;
  let stranger: TestCompany;
  let serial = 0;

  const configuratorUrl = 'https://3d.sheds.example.com/build?scv=a%20b&psid=old#door';
  const configure = (of: TestCompany): Promise<Id> =>
    api.application.get(PutCompany).execute(of.portal, {
      configuratorUrl,
      configuratorLaunchAllowlist: ['https://shop.example.com', 'http://localhost:8080', 'https://bücher.example.com'],
    });

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    stranger = await api.company('Strangers');
    await configure(company);
    await configure(stranger);
  });

  const aLot = (of = company): Promise<Id> =>
    api.application.get(PutLocation).execute(of.portal, { name: 'Lot', address: '1' });
  const hide = (id: Id): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { id, hideFromPartnerApi: true });
  const aUnit = async (locationId?: Id, of = company): Promise<{ id: Id; serialNumber: string }> => {
    const serialNumber = `SN-${++serial}`;
    const unit = { workOrderType: 'lot-stock', serialNumber, ...(locationId && { locationId }) } as const;
    return { id: await api.application.get(PutWorkOrder).execute(of.portal, unit), serialNumber };
  };
  const aCustomer = async (of = company): Promise<Id> =>
    (await of.post<{ id: Id }>('customers', { email: `c${++serial}@example.com` })).body.id;
  const aQuote = async (locationId?: Id, of = company): Promise<{ id: Id; customerId: Id }> => {
    const { id: workOrderId } = await aUnit(locationId, of);
    const email = `q${++serial}@example.com`;
    const quote = await of.post<{ id: Id }>('quotes', { workOrderId, customer: { email } });
    const customers = await of.get<{ data: { id: Id }[] }>(`customers?email=${email}`);
    return { id: quote.body.id, customerId: customers.body.data[0]!.id };
  };
  const ask = (body: unknown = {}, key?: string): Promise<Answer<Session>> =>
    company.post<Session>(
      'configurator-sessions',
      body,
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  const create = async (body: unknown = {}): Promise<Session> => {
    const made = await ask(body);
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body;
  };
  const stored = async (): Promise<number> => {
    const [row] = await api.database.query<{ n: number }>(sql`
      select count(*)::int as n from configurator_sessions where company_id = ${company.id}`);
    return row!.n;
  };
  const follow = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    fetch(url, { method, headers, redirect: 'manual' });
  const location = (answer: Response): string => answer.headers.get('location') ?? '';
  const goBack = (session: Id, query = ''): Promise<Response> =>
    follow(`${api.url}/configurator/return/${session}${query}`);

  describe('creation', () => {
    it('requires no fields, and returns id, launch link and expiry (§2.27, R54)', async () => {
      const before = Date.now();
      const made = await ask();
      expect([made.status, made.body]).toEqual([
        201,
        {
          sessionId: expect.stringMatching(/^[0-9a-f]{24}$/),
          launchUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/configurator\/launch\/[\w-]{59}$/),
          expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ]);
      expect(made.body.launchUrl).toContain(api.url);
      const lifetime = Date.parse(made.body.expiresAt) - before;
      expect(lifetime).toBeGreaterThanOrEqual(900_000);
      expect(lifetime).toBeLessThan(1_000_000);
      expect(made.headers.get('cache-control')).toBe('no-store');
    });

    it('uses ids with 96 random bits (A10)', async () => {
      const made = await Promise.all(Array.from({ length: 100 }, () => create()));
      expect(constantBits(made.map(({ sessionId }) => sessionId))).toEqual([]);
    });

    it('returns the attached customer and quote, including the customer of a quote (§2.27, R54)', async () => {
      const customerId = await aCustomer();
      const locationId = await aLot();
      const quote = await aQuote();
      const unit = await aUnit();
      expect(await create({ customerId, locationId, workOrderId: unit.id })).toMatchObject({ customerId });
      expect(await create({ customerId, serialNumber: unit.serialNumber })).not.toHaveProperty('quoteId');
      const attached = { quoteId: quote.id, customerId: quote.customerId };
      expect(await create({ quoteId: quote.id })).toMatchObject(attached);
      expect(await create(attached)).toMatchObject(attached);
      const [row] = await api.database.query(sql`select customer_id, quote_id, work_order_id, location_id
        from configurator_sessions where company_id = ${company.id} and work_order_id = ${unit.id} limit 1`);
      expect(row).toEqual({
        customer_id: customerId,
        quote_id: null,
        work_order_id: unit.id,
        location_id: locationId,
      });
    });

    it.each([60, 3600])('uses a lifetime of %p seconds on request (§4.16)', async (ttlSeconds) => {
      const before = Date.now();
      const { expiresAt } = await create({ ttlSeconds });
      expect(Math.abs(Date.parse(expiresAt) - before - ttlSeconds * 1000)).toBeLessThan(30_000);
    });

    it.each([
      ['less than a minute', { ttlSeconds: 59 }, /ttlSeconds must be at least 60/],
      ['more than an hour', { ttlSeconds: 3601 }, /ttlSeconds must be at most 3600/],
      ['fractional seconds', { ttlSeconds: 60.5 }, /ttlSeconds must be an integer/],
      ['a string for a number', { ttlSeconds: '900' }, /ttlSeconds must be an integer/],
      ['a customer that is not an id', { customerId: 'C1' }, /customerId must be an id/],
      ['a location slug', { locationId: 'lot' }, /locationId must be an id/],
      ['a quote that is not an id', { quoteId: '1001' }, /quoteId must be an id/],
      ['a unit that is not an id', { workOrderId: 'W1' }, /workOrderId must be an id/],
      ['a serial number that is not a string', { serialNumber: 5 }, /serialNumber must be a string/],
      ['quote and unit', { quoteId: unknownId, workOrderId: unknownId }, /at most one of/],
      ['quote and serial number', { quoteId: unknownId, serialNumber: 'S' }, /at most one of/],
      ['unit and serial number', { workOrderId: unknownId, serialNumber: 'S' }, /at most one of/],
      ['an unknown field', { token: 'mine' }, /unknown field "token"/],
      ['a list', [], /object/],
      ['an address without a scheme', { returnUrl: 'shop.example.com' }, /returnUrl/],
      ['a path', { returnUrl: '/cart' }, /returnUrl must be an absolute http or https URL/],
      ['an empty address', { returnUrl: '' }, /returnUrl/],
      ['a script', { returnUrl: 'javascript:alert(1)' }, /returnUrl/],
      ['a longer host', { returnUrl: 'https://shop.example.com.evil.io/' }, /not on the configurator launch/],
      ['a host with the same ending', { returnUrl: 'https://evilshop.example.com/' }, /not on the/],
      ['a subdomain', { returnUrl: 'https://a.shop.example.com/' }, /not on the/],
      ['the parent domain', { returnUrl: 'https://example.com/' }, /not on the/],
      ['another scheme', { returnUrl: 'http://shop.example.com/' }, /not on the/],
      ['another port', { returnUrl: 'https://shop.example.com:8443/' }, /not on the/],
      ['no port where one is allowed', { returnUrl: 'http://localhost/' }, /not on the/],
      ['a dot at the end', { returnUrl: 'https://shop.example.com./' }, /not on the/],
      ['homoglyphs', { returnUrl: 'https://sh\u043ep.example.com/' }, /not on the/],
      ['a user', { returnUrl: 'https://shop.example.com@evil.io/' }, /user information/],
      ['a user of the right host', { returnUrl: 'https://me:pw@shop.example.com/' }, /user information/],
      ['an empty user', { returnUrl: 'https://@shop.example.com/' }, /user information/],
      ['a backslash', { returnUrl: 'https://shop.example.com\\@evil.io/' }, /absolute/],
      ['backslashes for slashes', { returnUrl: 'https:\\\\shop.example.com/' }, /absolute/],
      ['one slash', { returnUrl: 'https:/shop.example.com/' }, /absolute/],
      ['a line break', { returnUrl: 'https://shop.example.com/\r\nSet-Cookie: a=b' }, /absolute/],
      ['a tab in the host', { returnUrl: 'https://shop.exa\tmple.com/' }, /absolute/],
      ['a leading space', { returnUrl: ' https://shop.example.com/' }, /returnUrl/],
      ['NUL', { returnUrl: 'https://shop.example.com/\0' }, /NUL/],
      ['a very long address', { returnUrl: `https://shop.example.com/${'a'.repeat(2000)}` }, /at most 2000/],
    ])('returns 400 for %s, and stores nothing (§4.16, R54)', async (_, body, message) => {
      const before = await stored();
      const answer = await ask(body);
      expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(message)]);
      if (String(message).includes('returnUrl')) expect(answer.body).toMatchObject({ field: 'returnUrl' });
      expect(await stored()).toBe(before);
    });

    it.each([
      'https://shop.example.com',
      'https://shop.example.com:443/cart?a=1#top',
      'HTTPS://SHOP.Example.COM/',
      'http://localhost:8080/back',
      'https://xn--bcher-kva.example.com/',
      'https://BÜCHER.example.com/',
    ])('accepts the return URL %s with the allowed scheme, host and port (R54)', async (returnUrl) => {
      await create({ returnUrl });
    });

    it('returns 404 for missing, foreign, deleted or hidden records, and stores nothing (R54, A5)', async () => {
      const hidden = await aLot();
      const [quote, unit, deleted] = [await aQuote(hidden), await aUnit(hidden), await aQuote()];
      const far = await aQuote(undefined, stranger);
      const farUnit = await aUnit(undefined, stranger);
      await hide(hidden);
      await api.application.get(QuoteStatusChanges).delete(company.portal, { id: deleted.id });
      const before = await stored();
      const bodies = [
        { customerId: unknownId },
        { customerId: far.customerId },
        { locationId: unknownId },
        { locationId: await aLot(stranger) },
        { locationId: hidden },
        { quoteId: unknownId },
        { quoteId: far.id },
        { quoteId: quote.id },
        { quoteId: deleted.id },
        { workOrderId: unknownId },
        { workOrderId: farUnit.id },
        { workOrderId: unit.id },
        { serialNumber: 'no such unit' },
        { serialNumber: farUnit.serialNumber },
        { serialNumber: unit.serialNumber },
      ];
      for (const body of bodies) {
        const answer = await ask(body);
        expect([body, answer.status, answer.body.error]).toEqual([body, 404, expect.stringMatching(/ not found$/)]);
      }
      expect(await stored()).toBe(before);
    });

    it("returns 400 for a customer other than the quote's, and 409 for a merged one (R54, R76)", async () => {
      const quote = await aQuote();
      const other = await aCustomer();
      expect((await ask({ quoteId: quote.id, customerId: other })).status).toBe(400);
      expect((await ask({ quoteId: quote.id, customerId: unknownId })).status).toBe(400);
      await api.application.get(MergeCustomers).execute(company.portal, { merged: other, survivor: quote.customerId });
      expect((await ask({ customerId: other })).status).toBe(409);
      expect((await ask({ customerId: other, locationId: unknownId })).status).toBe(404);
    });

    it('returns 409 for a customer whose data was erased (R110)', async () => {
      const customerId = await aCustomer();
      await (
        await api.application.get(EraseCustomer).execute(company.portal, { id: customerId })
      )();
      expect(await ask({ customerId })).toMatchObject({ status: 409, body: { code: 'customer_erased' } });
    });

    it('returns 409 without a configurator, after all validation of the request (R54, W9)', async () => {
      const bare = await api.company('Bare');
      const answer = (body: object): Promise<Answer> => bare.post('configurator-sessions', body);
      expect([(await answer({})).status, (await answer({})).body]).toMatchObject([
        409,
        { error: 'the company has no configurator', code: 'no_configurator' },
      ]);
      expect((await answer({ returnUrl: 'https://shop.example.com/' })).status).toBe(400);
      expect((await answer({ customerId: unknownId })).status).toBe(404);
    });

    it('creates one session per idempotency key, and replays it with the same link (§4.17, I1, I4)', async () => {
      const before = await stored();
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ ttlSeconds: 60 }, 'once')));
      const made = answers.filter(({ status }) => status === 201);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      expect(new Set(made.map(({ body }) => body.launchUrl)).size).toBe(1);
      const again = await ask({ ttlSeconds: 60 }, 'once');
      expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([made[0]!.text, 'true']);
      expect((await ask({ ttlSeconds: 61 }, 'once')).status).toBe(422);
      expect(await stored()).toBe(before + 1);
    });

    it('is audited with the credential, and emits no events (§1.8)', async () => {
      const { sessionId } = await create();
      const [entry] = await api.database.query<{ text: string }>(sql`select to_jsonb(a)::text as text
        from audit_entries a where a.company_id = ${company.id} and a.resource_id = ${sessionId}`);
      expect(entry?.text).toContain('Test key');
      const events = await api.database.query(sql`select 1 from events where resource_id = ${sessionId}`);
      expect(events).toEqual([]);
    });

    it('stores only the hash of the token, also in replays (R54)', async () => {
      const { body } = await ask({}, 'secret');
      const token = body.launchUrl.split('/').at(-1)!;
      const tables = await api.database.query<{ name: string }>(sql`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
      const holding = async (text: string): Promise<string[]> => {
        const found: string[] = [];
        for (const { name } of tables) {
          const rows = await api.database.query(
            sql`select 1 from ${sql([`"${name}"`])} t where position(${text} in to_jsonb(t)::text) > 0 limit 1`,
          );
          if (rows.length > 0) found.push(name);
        }
        return found;
      };
      expect(await holding(hashOfToken(token))).toEqual(['configurator_sessions']);
      expect(await holding(token)).toEqual([]);
    });
  });

  describe('launch link', () => {
    let session: Session;
    beforeEach(async () => {
      session = await create();
    });
    const opened = async (id = session.sessionId): Promise<Date | null> => {
      const [row] = await api.database.query<{ opened_at: Date | null }>(sql`
        select opened_at from configurator_sessions where id = ${id}`);
      return row!.opened_at;
    };

    it("redirects once to the company's configurator with the session id (R54)", async () => {
      const answer = await follow(session.launchUrl);
      expect([answer.status, location(answer), await answer.text()]).toEqual([
        302,
        `https://3d.sheds.example.com/build?scv=a%20b&psid=${session.sessionId}#door`,
        '',
      ]);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const again = await follow(session.launchUrl);
      expect([again.status, await again.json()]).toMatchObject([
        410,
        { error: expect.any(String), code: 'link_expired' },
      ]);
      expect(again.headers.get('location')).toBeNull();
    });

    it('hands the visitor id of the link to the configurator, unless it is none (R54, §4.15)', async () => {
      const opened = async (query: string): Promise<string> =>
        location(await follow((await create()).launchUrl + query)).replace(/psid=\w+/, 'psid');
      expect(await opened('?scv=v-1%20%26x&other=1')).toBe(
        'https://3d.sheds.example.com/build?psid&scv=v-1%20%26x#door',
      );
      for (const query of ['?scv=', '?scv=a&scv=b', `?scv=${'x'.repeat(201)}`])
        expect(await opened(query)).toBe('https://3d.sheds.example.com/build?scv=a%20b&psid#door');
    });

    it('admits one of 30 concurrent GETs and returns 410 to the others (R54)', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => follow(session.launchUrl)));
      expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array.from({ length: 29 }, () => 410)]);
    });

    it.each([
      ['HEAD', 204, 'HEAD', {}],
      ['a prefetch', 425, 'GET', { 'sec-purpose': 'prefetch' }],
      ['a prerender', 425, 'GET', { 'sec-purpose': 'prefetch;prerender' }],
      ['a prefetch through a proxy', 425, 'GET', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
      ['a prefetch of an older browser', 425, 'GET', { purpose: 'prefetch' }],
    ])('is unchanged after %s, which returns %i (R54)', async (_, status, method, headers) => {
      for (let times = 0; times < 3; times += 1) {
        const answer = await follow(session.launchUrl, headers, method);
        expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect(await opened()).toBeNull();
      expect((await follow(session.launchUrl)).status).toBe(302);
      expect(await opened()).not.toBeNull();
      expect((await follow(session.launchUrl, headers, method)).status).toBe(status);
    });

    it.each(['prefetch', 'prefetch;prerender'])(
      'is unchanged after a speculative navigation (%s), which browsers must not cache (R77)',
      async (purpose) => {
        const headers = { 'sec-purpose': purpose, 'sec-fetch-mode': 'navigate' };
        const ahead = request(session.launchUrl, { headers }).end();
        const [answer] = (await once(ahead, 'response')) as [IncomingMessage];
        answer.resume();
        expect([answer.statusCode, answer.headers.location]).toEqual([425, undefined]);
        expect(await opened()).toBeNull();
        expect((await follow(session.launchUrl)).status).toBe(302);
      },
    );

    it('returns 410 after expiry, and the session stays unopened (R54)', async () => {
      await api.database.query(sql`update configurator_sessions set expires_at = now() - interval '1 second'
        where id = ${session.sessionId}`);
      expect((await follow(session.launchUrl)).status).toBe(410);
      expect(await opened()).toBeNull();
    });

    it.each([
      ['another token', () => newToken()],
      ['a part of the token', (own: string) => own.slice(0, 42)],
      ['the token and more', (own: string) => `${own}A`],
      ['the token in different case', (own: string) => own.toUpperCase() + own.toLowerCase().slice(43)],
      ['its hash', (own: string) => hashOfToken(own)],
      ['the id of the session', () => session.sessionId],
      ['SQL', () => encodeURIComponent("' or true --")],
      ['NUL', () => '%00'],
    ])('with %s returns 410, and opens nothing (R54)', async (_, forge) => {
      const own = session.launchUrl.split('/').at(-1)!;
      const forged = forge(own);
      if (forged === own) return;
      expect((await follow(session.launchUrl.replace(own, forged))).status).toBe(410);
      expect(await opened()).toBeNull();
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('returns 405 for %s and stays valid (W16)', async (method) => {
      const answer = await follow(session.launchUrl, {}, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await opened()).toBeNull();
    });

    it('of an earlier release, without the company, still opens once (R54)', async () => {
      const old = newToken();
      await api.database.query(sql`update configurator_sessions set token_hash = ${hashOfToken(old)}
        where id = ${session.sessionId}`);
      const url = `${api.url}/configurator/launch/${old}`;
      expect([(await follow(url)).status, (await follow(url)).status]).toEqual([302, 410]);
    });

    it('ignores credentials, and can redirect to a path of this deployment (R76)', async () => {
      await api.application.get(PutCompany).execute(stranger.portal, { configuratorUrl: '/build' });
      const { body } = await stranger.post<Session>('configurator-sessions', {});
      const answer = await follow(body.launchUrl, { authorization: `Bearer ${company.key}` });
      expect([answer.status, location(answer)]).toEqual([302, `${api.url}/build?psid=${body.sessionId}`]);
      await configure(stranger);
    });

    it('returns 410 and stays valid while the company has no configurator (R76)', async () => {
      await api.application.get(PutCompany).execute(company.portal, { configuratorUrl: null });
      expect((await follow(session.launchUrl)).status).toBe(410);
      await configure(company);
      expect((await follow(session.launchUrl)).status).toBe(302);
    });
  });

  describe('return link', () => {
    const returnUrl = 'https://shop.example.com/back?cart=7&note=a%20b~&psid=old&quoteId=old&%70sid=x#basket';
    const opened = async (body: object = { returnUrl }): Promise<Session> => {
      const session = await create(body);
      expect((await follow(session.launchUrl)).status).toBe(302);
      return session;
    };

    it('redirects to returnUrl any number of times, only with psid and quoteId (R54)', async () => {
      const { sessionId } = await opened();
      const quote = await aQuote();
      const start = 'https://shop.example.com/back?cart=7&note=a%20b~';
      for (let times = 0; times < 2; times += 1) {
        const answer = await goBack(sessionId, `?quoteId=${quote.id}&more=1&returnUrl=https://evil.io`);
        expect([answer.status, location(answer)]).toEqual([
          302,
          `${start}&psid=${sessionId}&quoteId=${quote.id}#basket`,
        ]);
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect(location(await goBack(sessionId))).toBe(`${start}&psid=${sessionId}#basket`);
    });

    it('is passed to the configurator with the company by a router of cells, and also works without it', async () => {
      const session = await create({ returnUrl: 'https://shop.example.com' });
      expect(Buffer.from(session.launchUrl.slice(-59), 'base64url').toString('hex', 0, 12)).toBe(company.id);
      const launched = await follow(session.launchUrl, { 'x-partner-cell': 'b' });
      expect(location(launched)).toContain(`&psid=${session.sessionId}&psreturn=`);
      const way = new URL(location(launched)).searchParams.get('psreturn')!;
      expect(location(await follow(way))).toBe(`https://shop.example.com/?psid=${session.sessionId}`);
      expect(location(await goBack(session.sessionId))).toBe(location(await follow(way)));
    });

    it('still works for a session with a non-random id (A10)', async () => {
      const { sessionId } = await opened({ returnUrl: 'https://shop.example.com' });
      const old = newId();
      await api.database.query(sql`update configurator_sessions set id = ${old} where id = ${sessionId}`);
      const answer = await goBack(old);
      expect([answer.status, location(answer)]).toEqual([302, `https://shop.example.com/?psid=${old}`]);
    });

    it('reveals nothing about foreign quotes: they are dropped like unknown ones (A10)', async () => {
      const { sessionId } = await opened({ returnUrl: 'https://shop.example.com' });
      const database = api.application.get(CrossCompanyDatabase);
      const statements = jest.spyOn(database, 'query');
      const theirs = (await aQuote(undefined, stranger)).id;
      const seen = [];
      for (const query of ['', `?quoteId=${theirs}`, `?quoteId=${newId()}`, '?quoteId=x', '?quoteId=%00']) {
        statements.mockClear();
        const { status, headers } = await goBack(sessionId, query);
        const told = [...headers].filter(([name]) => !/^(date|server-timing|x-request-id)$/.test(name));
        // The server writes uses and logs in the background, too.
        const sent = statements.mock.calls.filter(([{ text }]) => text.includes('configurator_sessions'));
        seen.push(JSON.stringify([status, told, sent.length]));
      }
      statements.mockRestore();
      expect(new Set(seen).size).toBe(1);
      expect(seen[0]).toMatch(/^\[302.*,1\]$/);
    });

    it('drops a quoteId that is foreign or hidden from partners (R54, A5)', async () => {
      const { sessionId } = await opened({ returnUrl: 'https://shop.example.com' });
      const hidden = await aLot();
      const unseen = await aQuote(hidden);
      await hide(hidden);
      const foreign = await aQuote(undefined, stranger);
      const queries = [unknownId, foreign.id, unseen.id, 'x', '', '1&quoteId=2', '%00', '%0d%0aSet-Cookie:a=b'];
      for (const quoteId of queries) {
        const answer = await goBack(sessionId, `?quoteId=${quoteId}`);
        expect([quoteId, answer.status, location(answer)]).toEqual([
          quoteId,
          302,
          `https://shop.example.com/?psid=${sessionId}`,
        ]);
      }
    });

    it('returns 404 for a session that is unknown, unopened, without returnUrl or too old (R54, R76)', async () => {
      const closed = await create({ returnUrl });
      const nowhere = await opened({});
      const old = await opened();
      await api.database.query(sql`update configurator_sessions set opened_at = now() - interval '24 hours 1 minute'
        where id = ${old.sessionId}`);
      for (const id of [unknownId, 'x' as Id, closed.sessionId, nowhere.sessionId, old.sessionId]) {
        expect([id, (await goBack(id)).status]).toEqual([id, 404]);
      }
      await api.database.query(sql`update configurator_sessions set opened_at = now() - interval '23 hours 59 minutes'
        where id = ${old.sessionId}`);
      expect((await goBack(old.sessionId)).status).toBe(302);
    });
  });
});
