import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CreateUser } from '@partner/companies';
import { type Id, newId, portal as actorOf } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type PortalResponse, type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

const [maxCredentials, maxEndpoints, invitationsPerDay] = [3, 2, 4];

let portal: TestPortal;
let company: TestCompany;
let olive: TestSession;

describe('caps in the portal (A9)', () => {
  beforeAll(async () => {
    portal = await TestPortal.start({
      PARTNER_MAX_CREDENTIALS: String(maxCredentials),
      PARTNER_MAX_ENDPOINTS: String(maxEndpoints),
      PARTNER_INVITATIONS_PER_DAY: String(invitationsPerDay),
    });
  });
  beforeEach(async () => {
    company = await portal.company();
    olive = await company.signIn();
  });
  afterAll(() => portal.stop());

  /** Capped resources, with the portal requests that create and end one. */
  const kinds = [
    {
      what: 'live credentials',
      cap: maxCredentials,
      code: 'too_many_credentials',
      create: async (): Promise<PortalResponse> =>
        olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'] }),
      idOf: ({ body }: PortalResponse): Id => body.credential.id,
      end: (id: Id): Promise<PortalResponse> => olive.post(`credentials/${id}/revoke`),
      table: 'credentials',
      counted: sql`revoked_at is null`,
    },
    {
      what: 'endpoints',
      cap: maxEndpoints,
      code: 'too_many_endpoints',
      create: async (): Promise<PortalResponse> => olive.post('endpoints', { url: 'https://example.com/hook' }),
      idOf: ({ body }: PortalResponse): Id => body.endpoint.id,
      end: (id: Id): Promise<PortalResponse> => olive.send('DELETE', `endpoints/${id}`),
      table: 'webhook_subscriptions',
      counted: sql`status <> 'deleted'`,
    },
  ];

  describe.each(kinds)('the cap of $what (A9)', ({ cap, code, create, idOf, end, table, counted }) => {
    const numberOf = async (what: Sql): Promise<number> =>
      (await portal.database.query<{ n: number }>(sql`select count(*)::int as n from ${what}`))[0]!.n;
    const count = (): Promise<number> => numberOf(sql`${raw(table)} where company_id = ${company.id} and ${counted}`);
    const waiting = (): Promise<number> =>
      numberOf(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

    it('rejects one more until another one ends', async () => {
      const first = idOf(await create());
      for (let created = 1; created < cap; created += 1) expect((await create()).status).toBe(201);
      const rejected = await create();
      expect([rejected.status, rejected.body.code]).toEqual([409, code]);
      expect((await end(first)).status).toBeLessThan(300);
      expect((await create()).status).toBe(201);
      expect(await count()).toBe(cap);
    });

    it('accepts one of two concurrent requests for the last place', async () => {
      for (let created = 1; created < cap; created += 1) await create();
      const blocker = await portal.database.pool.connect();
      try {
        // The lock blocks all writes, so both requests have counted, or wait to count, before either writes.
        await blocker.query(`begin; lock table ${table} in share mode`);
        const responses = [create(), create()];
        while ((await waiting()) < 2);
        await blocker.query('commit');
        expect((await Promise.all(responses)).map(({ status }) => status).sort()).toEqual([201, 409]);
      } finally {
        blocker.release();
      }
      expect(await count()).toBe(cap);
    });

    it('applies to each company separately', async () => {
      for (let created = 0; created < cap; created += 1) await create();
      company = await portal.company('Other Sheds');
      olive = await company.signIn();
      expect((await create()).status).toBe(201);
    });
  });

  describe('a company above its caps (A9)', () => {
    /** Copies the company's row, as if it dated from a time with a higher cap. */
    const addCopies = async (table: string, times: number): Promise<readonly Id[]> => {
      const ids = Array.from({ length: times }, () => newId());
      await portal.database
        .query(sql`insert into ${raw(table)} select (jsonb_populate_record(t, jsonb_build_object('id', i))).*
        from ${raw(table)} t, unnest(${ids}::text[]) i where t.company_id = ${company.id}`);
      return ids;
    };

    it('keeps and can change its existing credentials and endpoints', async () => {
      const made: Id[] = [];
      for (const { create, idOf } of kinds) made.push(idOf(await create()));
      for (const id of await addCopies('credentials', 5)) {
        expect((await olive.post(`credentials/${id}/rotate`)).status).toBe(200);
        expect((await olive.send('PUT', `credentials/${id}/scopes`, { scopes: ['leads.write'] })).status).toBe(200);
      }
      for (const id of await addCopies('webhook_subscriptions', 5)) {
        for (const verb of ['disable', 'enable'])
          expect([verb, (await olive.post(`endpoints/${id}/${verb}`)).status]).toEqual([verb, 200]);
      }
      // The sealed secret of a copy can be opened only under the id of the original.
      expect((await olive.post(`endpoints/${made[1]}/rotate`)).status).toBe(200);
      expect((await olive.get('credentials')).body.data).toHaveLength(6);
      expect((await olive.get('endpoints')).body.data).toHaveLength(6);
      for (const { create, code } of kinds) expect((await create()).body.code).toBe(code);
    });
  });

  describe('the limit of invitations (A15)', () => {
    const invite = async (email = `${newId()}@example.com`): Promise<PortalResponse> =>
      olive.post('people', { email, firstName: 'Ann', roleId: await company.role('administrator') });
    const mails = () =>
      portal.database.query(sql`select 1 from outbox_jobs
        where company_id = ${company.id} and kind in ('mail.invitation', 'mail.membership')`);

    it('mails at most the limit of concurrent invitations, also of users who have a login', async () => {
      const known = `known@${company.id}.example`;
      await portal.database.query(sql`insert into accounts (id, email, login_at, created_at)
        values (${newId()}, ${known}, now(), now())`);
      const responses = await Promise.all([invite(known), ...Array.from({ length: 7 }, () => invite())]);
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(invitationsPerDay);
      expect(await mails()).toHaveLength(invitationsPerDay);
    });

    it('rejects further ones until the next UTC day, also of the API, and only of this company', async () => {
      // Clocks go forward only: limits of earlier sign-ins would count again.
      const midnight = (Math.floor(portal.clock.at.getTime() / 86_400_000) + 2) * 86_400_000;
      portal.clock.at = new Date(midnight - 99_500);
      olive = await company.signIn();
      for (let mailed = 0; mailed < invitationsPerDay; mailed += 1) expect((await invite()).status).toBe(201);
      const rejected = await invite();
      expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many_invitations']);
      expect(rejected.headers.get('retry-after')).toBe('100');
      const created = portal.application.get(CreateUser, { strict: false }).execute(actorOf(company.id), {
        firstName: 'Ann',
        email: `${newId()}@example.com`,
        roleId: await company.role('salesperson'),
      });
      await expect(created).rejects.toMatchObject({ code: 'limited', reason: 'too_many_invitations' });
      const other = await portal.company('Other Sheds');
      const [first, session] = [company, olive];
      [company, olive] = [other, await other.signIn()];
      expect((await invite()).status).toBe(201);
      [company, olive] = [first, session];
      portal.clock.at = new Date(midnight);
      expect((await invite()).status).toBe(201);
    });
  });
});
