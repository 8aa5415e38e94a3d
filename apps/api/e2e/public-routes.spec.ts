import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCompany, sandboxTemplate } from '@partner/companies';
import type { ApiAdapter } from '@partner/http';
import { newId, FixedClock } from '@partner/kernel';
import { callFrom, constantBits, invalidBodies, invalidValues } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { type Named, PublicNames, type Sent } from './support/public-names.js';
import { TestApi } from './support/test-api.js';

/** Public route without guessable names. */
type Open = 'same for everyone' | 'reveals nothing';
const same: Open = 'same for everyone';

/** All routes without a credential, and the name in each path. The test fails for a route missing here (A10). */
const routes: Readonly<Record<string, Open | keyof { [K in keyof PublicNames]: Named }>> = {
  'GET /openapi.json': same,
  'GET /asyncapi.json': same,
  'GET /docs': same,
  'GET /docs/': same,
  'GET /docs/*': same,
  'GET /docs/assets/*': same,
  'GET /': same,
  'GET /.well-known/api-catalog': same,
  'GET /.well-known/oauth-authorization-server': same,
  'GET /.well-known/oauth-protected-resource': same,
  'GET /.well-known/oauth-protected-resource/mcp': same,
  'GET /llms.txt': same,
  'GET /sdk': same,
  'GET /sdk/:file': same,
  'GET /sdk/latest.tgz': same,
  'GET /sdk/packages.json': same,
  'GET /docs/diagrams/:name': same,
  'GET /docs/guides': same,
  'GET /docs/guides/:slug': same,
  'GET /docs/postman/:name': same,
  'GET /docs/search.json': same,
  'GET /demo-images/:file': same,
  'GET /payment-links/paid': same,
  'GET /configurator/launch/:token': 'launch',
  'HEAD /configurator/launch/:token': 'reveals nothing',
  'GET /configurator/return/:sessionId': 'wayBack',
  'GET /demo-configurator': 'standIn',
  'GET /document-downloads/:token': 'download',
  'POST /oauth/token': 'token',
  'POST /sandboxes': 'reveals nothing',
  'POST /processors/stripe/:companyId/:connectionId/events': 'notice',
};

describe('routes without a credential (A10)', () => {
  // The clock stands still, so that no limit is refilled.
  const clock = new FixedClock(new Date());
  let api: TestApi;
  let names: PublicNames;
  let addresses = 0;

  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_DEMO_DATA: 'true' }, undefined, { clock });
    names = await PublicNames.on(api);
    // A template with nothing but its roles.
    await api.application.get(CreateCompany).execute({ id: sandboxTemplate, name: 'Template' });
    await api.database.query(sql`insert into sandboxes (id, created_at) values (${sandboxTemplate}, now())`);
  });
  afterAll(() => api.stop());

  /** Returns an unused client address. */
  const anAddress = (): string => `127.${1 + (addresses >> 7)}.0.${1 + (addresses++ & 127)}`;
  const send = async (from: string, method: string, { path, ...sent }: Sent): Promise<number | undefined> =>
    (await callFrom(from, method, api.url + path, sent)).status;
  const everythingStored = async (): Promise<string> => {
    const tables = await api.database.query<{ name: string }>(sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
    const rows = await Promise.all(
      tables.map(({ name }) =>
        api.database.query<{ text: string }>(sql`select t::text as text from ${raw(`"${name}"`)} t`),
      ),
    );
    return JSON.stringify(rows);
  };

  it('are all listed here, with the names in their paths', async () => {
    const { routes: known } = api.application.getHttpAdapter() as unknown as ApiAdapter;
    const open = [];
    for (const [path, methods] of known.all) {
      for (const method of methods) {
        const target = path.replaceAll(/:\w+/g, newId()).replace('*', 'x');
        if ((await send(anAddress(), method, { path: target })) !== 401) open.push(`${method} ${path}`);
      }
    }
    // Fastify also answers HEAD for each GET.
    const heads = Object.keys(routes).flatMap((route) => (route.startsWith('GET') ? [`HEAD ${route.slice(4)}`] : []));
    expect(open.sort()).toEqual([...new Set([...Object.keys(routes), ...heads])].sort());
  });

  const named = Object.entries(routes).flatMap(([route, name]) => {
    const [method = '', path = ''] = route.split(' ');
    if (name === 'same for everyone' || name === 'reveals nothing') return [];
    const methods = method === 'GET' && routes[`HEAD ${path}`] === undefined ? ['GET', 'HEAD'] : [method];
    return methods.map((one) => [one, path, name] as const);
  });

  it.each(named)('%s %s counts a miss, and rejects the address after 50 misses (A6)', async (method, _path, name) => {
    const { make, send: hit, found, misses } = names[name];
    const good = await make();
    for (const [status, guess] of misses) {
      const address = anAddress();
      const statuses = [];
      for (let count = 0; count < 52; count += 1) statuses.push(await send(address, method, guess()));
      expect(statuses).toEqual([...Array<number>(50).fill(status), 429, 429]);
      expect(await send(anAddress(), method, guess())).toBe(status);
    }
    // The guessing address can still use links that it knows.
    const guessing = anAddress();
    for (let count = 0; count < 51; count += 1) await send(guessing, method, misses[0]![1]());
    expect(await send(guessing, method, hit(good))).toBe(found);
  });

  it.each(Object.keys(routes))('%s never fails with a server error on any input', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const targets = invalidValues.flatMap((value) => {
      const query = ['psid', 'quoteId', 'client_id'].map((name) => `${name}=${value}`).join('&');
      return [path.replace(/:\w+|\*/, value), `${path.replace(/:\w+|\*/, newId())}?${query}&${query}`];
    });
    const headers = { 'sec-purpose': 'prefetch', purpose: '\xff', 'stripe-signature': 't=1,v1=\xff', range: 'bytes=-' };
    const bodies = method === 'POST' ? invalidBodies : [undefined];
    const sent = [...targets, path.replace(/:\w+|\*/, newId())].flatMap((target, index) =>
      // Each body once, each target with the first one.
      (index === targets.length ? bodies : bodies.slice(0, 1)).map((body) => ({ target, body })),
    );
    const failed = [];
    for (const { target, body } of sent) {
      for (const one of [method, 'HEAD', 'OPTIONS']) {
        const more = body && one === 'POST' ? { headers: { ...headers, 'content-type': body[0] }, body: body[1] } : {};
        const answer = await callFrom(anAddress(), one, api.url + target, { headers, ...more });
        if ((answer.status ?? 500) >= 500)
          failed.push([one, target.slice(0, 80), more.body?.slice(0, 80), answer.body]);
      }
    }
    expect(failed).toEqual([]);
  });

  it('HEAD of a launch link is identical for valid and invalid links', async () => {
    const { make, send: hit, misses } = names.launch;
    const [good, bad] = [hit(await make()), misses[0]![1]()];
    const answers = await Promise.all([good, bad].map(({ path }) => callFrom(anAddress(), 'HEAD', api.url + path)));
    const told = answers.map(({ status, headers, body }) => {
      const others = Object.entries(headers).filter(([header]) => !/^(date|server-timing|x-request-id)$/.test(header));
      return [status, others, body];
    });
    expect(told[0]).toEqual(told[1]);
  });

  it.each([...new Set(named.map(([, , name]) => name))])('%s: the name is random, and not stored', async (name) => {
    const { make, secret } = names[name];
    if (!secret) return;
    const made: string[] = [];
    for (let count = 0; count < 40; count += 1) made.push(await make());
    const parts = made.map((one) => secret.of(one));
    expect(parts[0]!.length * 8).toBe(secret.bits);
    expect(constantBits(parts.map((part) => part.toString('hex')))).toEqual([]);
    if (!secret.isHashed) return;
    const stored = await everythingStored();
    for (const part of parts)
      expect(['hex', 'base64url', 'base64'].filter((form) => stored.includes(part.toString(form as 'hex')))).toEqual(
        [],
      );
  });
});
