import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { hashOfToken, type Id, newId, newToken, portal as portalOf } from '@partner/kernel';
import { RequestSignIn } from '@partner/sign-in';
import sql, { type Sql } from 'sql-template-tag';
import { type PortalResponse, cookieOf, type TestCompany, TestPortal } from './support/test-portal.js';

const hour = 3_600_000;

let portal: TestPortal;
let company: TestCompany;
/** Administrator whose membership moves to another account. */
let user: Id;
let email: string;

describe('a moved account in the portal', () => {
  beforeAll(async () => {
    portal = await TestPortal.start();
  });
  beforeEach(async () => {
    portal.clock.at = new Date(portal.clock.at.getTime() + 24 * hour);
    company = await portal.company();
    email = `ann@${company.id}.example`;
    user = await company.user({ firstName: 'Ann', email, roleId: await company.role('administrator') });
  });
  afterAll(() => portal.stop());

  const put = (fields: object): Promise<Id> =>
    portal.application.get(PutUser).execute(portalOf(company.id), { id: user, ...fields });
  const moveAccount = (to = `bea@${company.id}.example`): Promise<Id> => put({ email: to });
  const getSession = (cookie: string): Promise<PortalResponse> =>
    portal.call('GET', '/api/session', undefined, { cookie });

  describe('a membership that moves to another account (R34)', () => {
    it('ends the sessions of the previous account permanently', async () => {
      const sessions = [await company.signIn(email), await company.signIn(email)];
      const owner = await company.signIn();
      await moveAccount();
      for (const session of sessions) expect((await session.get('session')).status).toBe(401);
      await moveAccount(email);
      for (const session of sessions) expect((await session.get('session')).status).toBe(401);
      expect((await owner.get('session')).status).toBe(200);
    });

    it('ends the links of the previous account permanently', async () => {
      const [link, other] = [await portal.link(company.id, email), await portal.link(company.id)];
      await moveAccount();
      expect((await portal.follow(link)).status).toBe(410);
      await moveAccount(email);
      expect((await portal.follow(link)).status).toBe(410);
      expect((await portal.follow(other)).status).toBe(200);
    });

    it('keeps sessions and links when only the case of the email or another field changes', async () => {
      const [session, link] = [await company.signIn(email), await portal.link(company.id, email)];
      await put({ email: email.toUpperCase() });
      await put({ firstName: 'Anna' });
      expect((await session.get('session')).body.user).toMatchObject({
        name: 'Anna Miller',
        email: email.toUpperCase(),
      });
      expect((await portal.follow(link)).status).toBe(200);
    });

    it('keeps sessions when the change fails', async () => {
      const session = await company.signIn(email);
      await company.user({ firstName: 'Bea', email: `bea@${company.id}.example` });
      await expect(moveAccount()).rejects.toThrow('another user of the company has this email');
      expect((await session.get('session')).status).toBe(200);
    });

    it('ends a session of the previous account that starts during the move', async () => {
      const other = await portal.company('Other Sheds');
      const link = await portal.link(company.id, email);
      const blocker = await portal.database.pool.connect();
      try {
        // The link is used up, but its session cannot be stored before this transaction commits.
        await blocker.query('begin; lock table portal_sessions in share mode');
        const followed = portal.follow(link);
        while (!(await exists(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)));
        await blocker.query(`update users set account_id = (select account_id from users where id = '${other.owner}')
          where id = '${user}'`);
        await blocker.query('commit');
        expect((await getSession(cookieOf(await followed))).status).toBe(401);
      } finally {
        blocker.release();
      }
    });
  });

  describe('signing in to another company (R91)', () => {
    it('ends the previous session of the browser', async () => {
      const first = await company.signIn(email);
      const other = await portal.company('Other Sheds');
      const link = await portal.link(other.id);
      const response = await portal.follow(link, { cookie: first.cookie });
      expect((await getSession(cookieOf(response))).body.company.id).toBe(other.id);
      expect((await first.get('session')).status).toBe(401);
    });

    it('leaves a company that the operator has suspended', async () => {
      const first = await company.signIn(email);
      const other = await portal.company('Other Sheds');
      const suspend = (since: string | null): Promise<unknown> =>
        portal.database.query(sql`update companies set suspended_at = ${since} where id = ${company.id}`);
      await suspend('2026-01-01');
      const response = await portal.follow(await portal.link(other.id), { cookie: first.cookie });
      expect((await getSession(cookieOf(response))).body.company.id).toBe(other.id);
      await suspend(null);
      expect((await first.get('session')).status).toBe(401);
    });

    it('keeps the session when the link is unknown', async () => {
      const first = await company.signIn(email);
      expect((await portal.follow(newToken(), { cookie: first.cookie })).status).toBe(410);
      expect((await first.get('session')).status).toBe(200);
    });
  });

  describe('a company that has moved to another cell', () => {
    it('ends its sessions, links and invitations here, and mails none, so that people sign in there', async () => {
      const [session, link] = [await company.signIn(email), await portal.link(company.id, email)];
      const place = (state: string): Promise<unknown> =>
        portal.database.query(sql`insert into company_places values (${company.id}, ${state}, 'b', ${state}, now())
          on conflict (company_id) do update set state = excluded.state`);
      const token = newToken();
      await portal.database.query(sql`insert into invitations
        (company_id, id, user_id, account_id, token_hash, expires_at, version, created_at, updated_at)
        select company_id, ${newId()}, id, account_id, ${hashOfToken(token)}, 'infinity', 1, now(), now() from users
          where company_id = ${company.id} and id = ${user}`);
      const invited = (): Promise<PortalResponse> => portal.call('POST', '/api/session', { token, kind: 'invitation' });
      await place('frozen');
      expect((await invited()).status).toBe(503);
      expect((await session.get('session')).status).toBe(200);
      expect((await portal.follow(link)).status).toBe(503);
      await place('gone');
      expect((await session.get('session')).status).toBe(401);
      expect((await portal.follow(link)).status).toBe(410);
      expect((await invited()).status).toBe(410);
      const other = await portal.company('Other Sheds');
      expect((await portal.follow(await portal.link(other.id))).status).toBe(200);
      expect((await portal.call('POST', '/api/sign-in', { email })).status).toBe(202);
      await portal.application.get(RequestSignIn).execute({ email });
      expect(await exists(sql`outbox_jobs where company_id = ${company.id} and kind = 'mail.sign_in'`)).toBe(false);
    });
  });

  const exists = async (rows: Sql): Promise<boolean> =>
    (await portal.database.query(sql`select 1 from ${rows} limit 1`))[0] !== undefined;
});
