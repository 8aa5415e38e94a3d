import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { type Id, newToken, portal as portalOf } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { type Answer, cookieOf, type TestCompany, TestPortal } from './support/test-portal.js';

const hour = 3_600_000;

let portal: TestPortal;
let company: TestCompany;
/** An administrator, whose membership moves to another account. */
let user: Id;
let email: string;

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
const move = (to = `bea@${company.id}.example`): Promise<Id> => put({ email: to });
const shown = (cookie: string): Promise<Answer> => portal.call('GET', '/api/session', undefined, { cookie });

describe('a membership that moves to another account (R34)', () => {
  it('ends the sessions of the one before, for good', async () => {
    const sessions = [await company.signIn(email), await company.signIn(email)];
    const owner = await company.signIn();
    await move();
    for (const session of sessions) expect((await session.get('session')).status).toBe(401);
    await move(email);
    for (const session of sessions) expect((await session.get('session')).status).toBe(401);
    expect((await owner.get('session')).status).toBe(200);
  });

  it('ends the links of the one before, for good', async () => {
    const [link, other] = [await portal.link(company.id, email), await portal.link(company.id)];
    await move();
    expect((await portal.follow(link)).status).toBe(410);
    await move(email);
    expect((await portal.follow(link)).status).toBe(410);
    expect((await portal.follow(other)).status).toBe(200);
  });

  it('ends nothing when the email is written another way, or other fields change', async () => {
    const [session, link] = [await company.signIn(email), await portal.link(company.id, email)];
    await put({ email: email.toUpperCase() });
    await put({ firstName: 'Anna' });
    expect((await session.get('session')).body.user).toMatchObject({ name: 'Anna Miller', email: email.toUpperCase() });
    expect((await portal.follow(link)).status).toBe(200);
  });

  it('ends them with the change, and not without it', async () => {
    const session = await company.signIn(email);
    await company.user({ firstName: 'Bea', email: `bea@${company.id}.example` });
    await expect(move()).rejects.toThrow('another user of the company has this email');
    expect((await session.get('session')).status).toBe(200);
  });

  it('has no session of the account before that begins while it moves', async () => {
    const other = await portal.company('Other Sheds');
    const link = await portal.link(company.id, email);
    const blocker = await portal.database.pool.connect();
    try {
      // The link is used, and its session can only be stored once this is committed.
      await blocker.query('begin; lock table portal_sessions in share mode');
      const followed = portal.follow(link);
      while (!(await found(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)));
      await blocker.query(`update users set account_id = (select account_id from users where id = '${other.owner}')
        where id = '${user}'`);
      await blocker.query('commit');
      expect((await shown(cookieOf(await followed))).status).toBe(401);
    } finally {
      blocker.release();
    }
  });
});

describe('signing in to another company (R91)', () => {
  it('ends the session that the browser had', async () => {
    const first = await company.signIn(email);
    const other = await portal.company('Other Sheds');
    const link = await portal.link(other.id);
    const answer = await portal.follow(link, { cookie: first.cookie });
    expect((await shown(cookieOf(answer))).body.company.id).toBe(other.id);
    expect((await first.get('session')).status).toBe(401);
  });

  it('ends nothing when the link is none', async () => {
    const first = await company.signIn(email);
    expect((await portal.follow(newToken(), { cookie: first.cookie })).status).toBe(410);
    expect((await first.get('session')).status).toBe(200);
  });
});

const found = async (rows: Sql): Promise<boolean> =>
  (await portal.database.maybe(sql`select 1 from ${rows} limit 1`)) !== undefined;
