import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Answer, type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

const [maxCredentials, maxEndpoints] = [3, 2];

let portal: TestPortal;
let company: TestCompany;
let olive: TestSession;

beforeAll(async () => {
  portal = await TestPortal.start({
    PARTNER_MAX_CREDENTIALS: String(maxCredentials),
    PARTNER_MAX_ENDPOINTS: String(maxEndpoints),
  });
});
beforeEach(async () => {
  company = await portal.company();
  olive = await company.signIn();
});
afterAll(() => portal.stop());

/** Things with a cap, with the requests of the portal that create and end one. */
const kinds = [
  {
    what: 'live credentials',
    cap: maxCredentials,
    code: 'too_many_credentials',
    make: async (): Promise<Answer> =>
      olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'] }),
    idOf: ({ body }: Answer): Id => body.credential.id,
    end: (id: Id): Promise<Answer> => olive.post(`credentials/${id}/revoke`),
    table: 'credentials',
    counted: sql`revoked_at is null`,
  },
  {
    what: 'endpoints',
    cap: maxEndpoints,
    code: 'too_many_endpoints',
    make: async (): Promise<Answer> => olive.post('endpoints', { url: 'https://example.com/hook' }),
    idOf: ({ body }: Answer): Id => body.endpoint.id,
    end: (id: Id): Promise<Answer> => olive.send('DELETE', `endpoints/${id}`),
    table: 'webhook_subscriptions',
    counted: sql`status <> 'deleted'`,
  },
];

describe.each(kinds)('the cap of $what (A9)', ({ cap, code, make, idOf, end, table, counted }) => {
  const numberOf = async (what: Sql): Promise<number> =>
    (await portal.database.one<{ n: number }>(sql`select count(*)::int as n from ${what}`)).n;
  const count = (): Promise<number> => numberOf(sql`${raw(table)} where company_id = ${company.id} and ${counted}`);
  const waiting = (): Promise<number> =>
    numberOf(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

  it('refuses the next one, until one has ended', async () => {
    const first = idOf(await make());
    for (let made = 1; made < cap; made += 1) expect((await make()).status).toBe(201);
    const refused = await make();
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    expect((await end(first)).status).toBeLessThan(300);
    expect((await make()).status).toBe(201);
    expect(await count()).toBe(cap);
  });

  it('admits one of two that come at once to the last place', async () => {
    for (let made = 1; made < cap; made += 1) await make();
    const blocker = await portal.database.pool.connect();
    try {
      // Nothing is written while this is held, so that both have counted, or wait for their count.
      await blocker.query(`begin; lock table ${table} in share mode`);
      const asked = [make(), make()];
      while ((await waiting()) < 2);
      await blocker.query('commit');
      expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([201, 409]);
    } finally {
      blocker.release();
    }
    expect(await count()).toBe(cap);
  });

  it('is of one company', async () => {
    for (let made = 0; made < cap; made += 1) await make();
    company = await portal.company('Other Sheds');
    olive = await company.signIn();
    expect((await make()).status).toBe(201);
  });
});

describe('a company above its caps (A9)', () => {
  /** More of what the company has, as from a time with another cap. */
  const more = async (table: string, times: number): Promise<readonly Id[]> => {
    const ids = Array.from({ length: times }, () => newId());
    await portal.database
      .query(sql`insert into ${raw(table)} select (jsonb_populate_record(t, jsonb_build_object('id', i))).*
      from ${raw(table)} t, unnest(${ids}::text[]) i where t.company_id = ${company.id}`);
    return ids;
  };

  it('keeps what it has, and changes it', async () => {
    for (const { make } of kinds) expect((await make()).status).toBe(201);
    for (const id of await more('credentials', 5)) {
      expect((await olive.post(`credentials/${id}/rotate`)).status).toBe(200);
      expect((await olive.send('PUT', `credentials/${id}/scopes`, { scopes: ['leads.write'] })).status).toBe(200);
    }
    for (const id of await more('webhook_subscriptions', 5)) {
      for (const verb of ['disable', 'enable', 'rotate'])
        expect([verb, (await olive.post(`endpoints/${id}/${verb}`)).status]).toEqual([verb, 200]);
    }
    expect((await olive.get('credentials')).body.data).toHaveLength(6);
    expect((await olive.get('endpoints')).body.data).toHaveLength(6);
    for (const { make, code } of kinds) expect((await make()).body.code).toBe(code);
  });
});
