import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import { FixedClock } from '@partner/kernel';
import { companyData, discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { integratorsProgram, partner } from './support/processes.js';
import { type Answer, TestApi, testSecret } from './support/test-api.js';

interface Sandbox {
  readonly companyId: CompanyId;
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly portalUrl: string;
  readonly expiresAt: string;
}

const template = '65f0c0ff0e00000000000001';
const hourMs = 3_600_000;

describe('POST /sandboxes', () => {
  const clock = new FixedClock(new Date());
  let folder: string;
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-sandboxes-'));
    database = await freshDatabase();
    const files = { PARTNER_DATA_DIR: folder, PARTNER_SECRET: testSecret };
    await partner(['demo', '--template'], { ...files, DATABASE_URL: database.serverUrl });
    const limits = { PARTNER_SANDBOXES_PER_HOUR: '8', PARTNER_SANDBOXES_MAX: '12' };
    api = await TestApi.start({ ...files, ...limits, PARTNER_PORTAL_URL: 'https://portal.example.com' }, database, {
      clock,
    });
  });
  // Fills the bucket of the address again, and ends no sandbox.
  beforeEach(() => {
    clock.at = new Date(clock.at.getTime() + hourMs);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const create = (body?: unknown): Promise<Answer<Sandbox>> => api.call<Sandbox>('POST', '/sandboxes', body);
  const get = (key: string, path: string): Promise<Answer> =>
    api.call('GET', `/partner/v1/${path}`, undefined, { key });
  /** Returns the rows of the company as texts, by table. */
  async function rowsOf(company: string): Promise<ReadonlyMap<string, string[]>> {
    const session = await api.database.dedicated();
    try {
      const { tables } = await companyData.dataOfCompanies(session, await discoverContexts());
      const rows = new Map<string, string[]>();
      for (const { name } of tables) {
        const found = await api.database.query<{ text: string }>(
          sql`select row_to_json(t)::text as text from ${raw(`"${name}"`)} t where t.company_id = ${company}`,
        );
        rows.set(
          name,
          found.map(({ text }) => text),
        );
      }
      return rows;
    } finally {
      await session.end();
    }
  }

  it('creates a company with the demo data, a key with all scopes and a portal link for a day', async () => {
    const { status, headers, body } = await create();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      companyId: expect.stringMatching(/^[0-9a-f]{24}$/),
      apiKey: expect.stringContaining(`pk_test_${body.companyId}_`),
      baseUrl: api.url,
      portalUrl: expect.stringMatching(/^https:\/\/portal\.example\.com\/sign-in\/[\w-]{43}$/),
      expiresAt: new Date(clock.at.getTime() + 24 * hourMs).toISOString(),
    });
    const [counts, original] = [await rowsOf(body.companyId), await rowsOf(template)];
    const added = { credentials: 1, sign_in_links: 1, audit_entries: 2 } as Readonly<Record<string, number>>;
    expect([...counts].map(([name, rows]) => [name, rows.length - (added[name] ?? 0)])).toEqual(
      [...original].map(([name, rows]) => [name, rows.length]),
    );
    const me = await get(body.apiKey, 'me');
    expect(me.body).toMatchObject({ companyId: body.companyId, companyName: 'Ozark Sheds & Cabins' });
    clock.at = new Date(clock.at.getTime() + 24 * hourMs);
    expect((await get(body.apiKey, 'me')).body['code']).toBe('credential_expired');
    const due = await api.database.query(sql`
      select deletion_due_at as due from companies where id = ${body.companyId}`);
    expect(due).toEqual([{ due: new Date(body.expiresAt) }]);
  });

  it('gives every record of each sandbox an id of its own, also in links and free JSON', async () => {
    const made = (await Promise.all([create(), create({})])).map(({ body }) => body.companyId);
    const seen = new Set<string>();
    for (const company of [template, ...made]) {
      const ids = new Set(
        [...(await rowsOf(company)).values()].flat().flatMap((text) => text.match(/\b[0-9a-f]{24}\b/g) ?? []),
      );
      expect(ids.size).toBeGreaterThan(2_000);
      expect([...ids].filter((id) => seen.has(id))).toEqual([]);
      for (const id of ids) seen.add(id);
    }
  });

  it('shows no sandbox to another one, and people of one are no people of another', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    const lists = await Promise.all([one, other].map(({ body }) => get(body.apiKey, 'leads?limit=1')));
    const [lead] = lists.map(({ body }) => (body['data'] as { id: string }[])[0]!.id);
    expect((await get(one.body.apiKey, `leads/${lead}`)).status).toBe(200);
    expect((await get(other.body.apiKey, `leads/${lead}`)).status).toBe(404);
    const shared = await api.database.query(sql`select a.email from accounts a join users u on u.account_id = a.id
      group by a.id having count(distinct u.company_id) > 1`);
    expect(shared).toEqual([]);
  });

  it('continues its numbers and its feed, and serves its documents', async () => {
    const { apiKey: key } = (await create()).body;
    const newest = (await get(key, 'leads?sort=createdAt&order=desc&limit=1')).body['data'] as {
      orderNumber: number;
    }[];
    const location = ((await get(key, 'locations?limit=1')).body['data'] as { id: string }[])[0]!.id;
    const lead = await api.call(
      'POST',
      '/partner/v1/leads',
      { locationId: location, customer: { name: 'Ada' } },
      { key },
    );
    expect([lead.status, lead.body['orderNumber']]).toEqual([201, newest[0]!.orderNumber + 1]);
    const events = (await get(key, 'events?types=lead.created&limit=200')).body['data'] as { resourceId: string }[];
    expect(events.at(-1)!.resourceId).toBe(lead.body['id']);
    const [order] = (await get(key, 'events?types=document.created&limit=1')).body['data'] as {
      data: { entityType: string; entityId: string };
    }[];
    const { entityType, entityId } = order!.data;
    const documents = await get(key, `documents?entityType=${entityType}&entityId=${entityId}`);
    const [document] = documents.body['data'] as { id: string; sizeBytes: number }[];
    const link = await api.call<{ downloadUrl: string }>(
      'GET',
      `/partner/v1/documents/${document!.id}/download`,
      undefined,
      {
        key,
      },
    );
    const file = await fetch(link.body.downloadUrl);
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, document!.sizeBytes]);
  });

  it('shows all events of the demo data in the feed', async () => {
    const { apiKey: key, companyId } = (await create()).body;
    await api.database.query(sql`
      update locations set hide_from_partner_api = false where company_id = ${companyId}`);
    const shown: string[] = [];
    for (let hasMore = true, cursor = ''; hasMore;) {
      const { body } = await get(key, `events?limit=200&cursor=${cursor}`);
      shown.push(...(body['data'] as { id: string }[]).map(({ id }) => id));
      [cursor, hasMore] = [body['nextCursor'] as string, body['hasMore'] as boolean];
      expect(cursor).toBe(shown.at(-1));
    }
    const events = await api.database.query<{ id: string }>(sql`
      select id from events where company_id = ${companyId} order by seq`);
    expect(shown).toEqual(events.map(({ id }) => id));
  });

  it('is a command of integrators, which keeps the key', async () => {
    const settings = { PARTNER_CONFIG_DIR: join(folder, 'logins'), PARTNER_API: api.url, PARTNER_KEY: '' };
    const run = async (...words: readonly string[]): Promise<unknown> => {
      const { stdout } = await promisify(execFile)(process.execPath, [integratorsProgram, ...words], {
        env: { ...process.env, NODE_OPTIONS: '', ...settings },
      });
      return JSON.parse(stdout);
    };
    const { companyId } = (await run('sandbox', '--login', '--json')) as Sandbox;
    expect(await run('call', 'getMe')).toMatchObject({ companyId });
  });

  it('refuses more than an address may create in an hour, and more than may exist', async () => {
    const made = await Promise.all(Array.from({ length: 9 }, () => create()));
    const refused = made.filter(({ status }) => status === 429);
    expect(made.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(
      refused.map(({ body, headers }) => [
        (body as unknown as { code: string }).code,
        Number(headers.get('retry-after')) > 0,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['rate_limited', true],
        ['too_many_sandboxes', true],
      ]),
    );
  });

  it('refuses fields', async () => {
    expect((await create({ name: 'Mine' })).body).toMatchObject({ code: 'unknown_field', field: 'name' });
  });
});

describe('without sandboxes, POST /sandboxes', () => {
  const apis: TestApi[] = [];
  afterAll(() => Promise.all(apis.map((api) => api.stop())));
  const answer = async (settings: Readonly<Record<string, string>>): Promise<Answer> => {
    const api = await TestApi.start(settings);
    apis.push(api);
    return api.call('POST', '/sandboxes');
  };

  it.each([
    ['is unknown where it is off', { PARTNER_SANDBOXES: 'false' }],
    ['is unknown at a public address', { PARTNER_BASE_URL: 'https://api.example.com' }],
    ['is unknown in production', { PARTNER_ENVIRONMENT: 'production', PARTNER_SANDBOXES: 'true' }],
  ])('%s', async (_, settings) => {
    expect(await answer(settings)).toMatchObject({ status: 404, body: { code: 'route_not_found' } });
  });

  it.each([
    ['is missing', sql`select 1`],
    ['was deleted', sql`insert into sandboxes (id, created_at) values (${template}, now())`],
  ])('names the remedy while the template %s', async (_, before) => {
    const api = await TestApi.start();
    apis.push(api);
    await api.database.query(before);
    const { status, body } = await api.call('POST', '/sandboxes');
    expect(await api.database.count(sql`from sandboxes where ends_at is not null`)).toBe(0);
    expect([status, body['code'], body['error']]).toEqual([
      503,
      'no_sandbox_template',
      expect.stringContaining('./partner demo --template'),
    ]);
  });
});
