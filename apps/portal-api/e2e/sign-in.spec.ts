import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { CreateUser, NewUsersModule, PutRole, PutUser } from '@partner/companies';
import { PlatformStateModule } from '@partner/http';
import { hashOfToken, type Id, newToken, portal } from '@partner/kernel';
import { NotificationsModule } from '@partner/notifications';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { SecretBox } from '@partner/runtime';
import sql from 'sql-template-tag';
import { cookieOf, type TestCompany, TestPortal } from './support/test-portal.js';

const minute = 60_000;
const hour = 60 * minute;

let testPortal: TestPortal;
let company: TestCompany;

describe('signing in', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
  });
  beforeEach(async () => {
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 24 * hour);
    company = await testPortal.company();
  });
  afterAll(() => testPortal.stop());

  const session = (cookie: string) => testPortal.call('GET', '/api/session', undefined, { cookie });

  interface Mailed {
    readonly token: string;
    readonly email: string;
  }

  /** Decrypts the tokens of the mails in the outbox, oldest first. */
  async function mailed(of: TestCompany, kind = 'mail.sign_in'): Promise<Mailed[]> {
    const jobs = await testPortal.database.query<{ payload: { sealedToken: string; to: { email: string } } }>(
      sql`select payload from outbox_jobs where company_id = ${of.id} and kind = ${kind} order by id`,
    );
    const box = new SecretBox(Buffer.from('0123456789abcdef'.repeat(2)));
    return jobs.map(({ payload: { sealedToken, to } }) => ({
      token: box.open(sealedToken, `invitation of company ${of.id}`),
      email: to.email,
    }));
  }

  /** Waits for mails, because they are sent after the response. */
  async function mailedTo(of: TestCompany, count: number): Promise<Mailed[]> {
    for (;;) {
      const found = await mailed(of);
      if (found.length >= count) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  describe('signing in by a mailed link (R90)', () => {
    it('mails a link that works once to a user who may manage the API', async () => {
      const email = `olive@${company.id}.example`;
      expect((await testPortal.call('POST', '/api/sign-in', { email: email.toUpperCase() })).status).toBe(202);
      const [{ token }] = (await mailedTo(company, 1)) as [Mailed];
      const [first, second] = await Promise.all([testPortal.follow(token), testPortal.follow(token)]);
      expect([first.status, second.status].sort()).toEqual([200, 410]);
      const signedIn = first.status === 200 ? first : second;
      expect((await session(cookieOf(signedIn))).body).toMatchObject({
        user: { id: company.owner, name: 'Olive Miller', email },
        company: { id: company.id, name: 'Test Sheds' },
        apiUrl: 'https://api.example.com',
      });
    });

    it('returns the same response for any email, and mails nothing to users who may not manage the API', async () => {
      const seller = `seller@${company.id}.example`;
      await company.user({ firstName: 'Sam', email: seller, roleId: await company.role('salesperson') });
      const olive = `olive@${company.id}.example`;
      const responses = [];
      for (const email of ['nobody@example.com', seller, olive])
        responses.push(await testPortal.call('POST', '/api/sign-in', { email }));
      expect(responses.map(({ status, body }) => [status, body])).toEqual([
        [202, {}],
        [202, {}],
        [202, {}],
      ]);
      expect((await mailedTo(company, 1)).map(({ email }) => email)).toEqual([olive]);
    });

    it('mails one link per company of a person, each for its own company', async () => {
      const other = await testPortal.company('Other Sheds');
      const email = `ann@${company.id}.example`;
      for (const one of [company, other])
        await one.user({ firstName: 'Ann', email, roleId: await one.role('administrator') });
      await testPortal.call('POST', '/api/sign-in', { email });
      for (const one of [company, other]) {
        const [{ token }] = (await mailedTo(one, 1)) as [Mailed];
        const cookie = cookieOf(await testPortal.follow(token));
        expect((await session(cookie)).body.company.id).toBe(one.id);
      }
    });

    it('mails the link of each company of a person who has many', async () => {
      const email = `ann@${company.id}.example`;
      const many = [company];
      while (many.length < 12) many.push(await testPortal.company());
      for (const one of many) await one.user({ firstName: 'Ann', email, roleId: await one.role('administrator') });
      await testPortal.call('POST', '/api/sign-in', { email });
      for (const one of many) expect(await mailedTo(one, 1)).toMatchObject([{ email }]);
    });

    it('mails the links of the other companies while one moves to another cell', async () => {
      const other = await testPortal.company('Other Sheds');
      const email = `ann@${company.id}.example`;
      for (const one of [company, other])
        await one.user({ firstName: 'Ann', email, roleId: await one.role('administrator') });
      await testPortal.database.query(
        sql`insert into company_places values (${company.id}, 'frozen', 'b', 'frozen', now())`,
      );
      await testPortal.call('POST', '/api/sign-in', { email });
      expect(await mailedTo(other, 1)).toMatchObject([{ email }]);
      expect(await mailed(company)).toEqual([]);
    });

    it('rejects an expired link after 15 minutes, an unknown link, and a link of a disabled user', async () => {
      await testPortal.call('POST', '/api/sign-in', { email: `olive@${company.id}.example` });
      const [{ token }] = (await mailedTo(company, 1)) as [Mailed];
      testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 15 * minute);
      expect((await testPortal.follow(token)).status).toBe(410);
      expect((await testPortal.follow(newToken())).status).toBe(410);

      const email = `bea@${company.id}.example`;
      await company.user({ firstName: 'Bea', email, roleId: await company.role('administrator') });
      const link = await testPortal.link(company.id, email);
      await testPortal.database.query(sql`update users set active = false where email = ${email}`);
      expect((await testPortal.follow(link)).status).toBe(410);
    });

    it('sends at most three mails to one mailbox at once, without revealing it', async () => {
      const email = `olive@${company.id}.example`;
      const statuses = [];
      for (let count = 0; count < 5; count++)
        statuses.push((await testPortal.call('POST', '/api/sign-in', { email })).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202]);
      expect(await mailedTo(company, 3)).toHaveLength(3);
    });

    it('limits the requests of a client address', async () => {
      const statuses = [];
      for (let count = 0; count < 12; count++) {
        const email = `nobody${count}@example.com`;
        statuses.push((await testPortal.call('POST', '/api/sign-in', { email })).status);
      }
      expect(statuses.slice(0, 10).every((status) => status === 202)).toBe(true);
      expect(statuses.slice(10)).toEqual([429, 429]);
    });

    it('accepts an invitation, and signs in a user who may manage the API (R36)', async () => {
      class Office {}
      const imports = [
        PersistenceModule.forRoot({ url: testPortal.home.url, maxConnections: 2 }, testPortal.clock),
        PlatformStateModule.forRoot({ listens: false }),
        NewUsersModule,
        PortsModule.of(
          NotificationsModule.forRoot({ secrets: async () => [Buffer.from('0123456789abcdef'.repeat(2))] }),
        ),
      ];
      const office = await NestFactory.createApplicationContext({ module: Office, imports }, { logger: false });
      const invite = async (key: string, firstName: string) => {
        const roleId = await company.role(key);
        const fields = { firstName, lastName: 'Yoder', email: `${firstName}@${company.id}.example`, roleId };
        await office.get(CreateUser).execute(portal(company.id), fields);
      };
      await invite('administrator', 'Ina');
      await invite('driver', 'Dan');
      const developers = await company.role('developers');
      await testPortal.application
        .get(PutRole)
        .execute(portal(company.id), { id: developers, permissions: ['partner-api.manage'] });
      await invite('developers', 'Dev');
      await office.close();
      const [administrator, driver, developer] = (await mailed(company, 'mail.invitation')) as [Mailed, Mailed, Mailed];
      const accept = (token: string) => testPortal.call('POST', '/api/session', { token, kind: 'invitation' });
      const accepted = await accept(administrator.token);
      expect([accepted.status, accepted.body]).toEqual([200, { signedIn: true }]);
      expect((await session(cookieOf(accepted))).body.user.name).toBe('Ina Yoder');
      expect((await accept(administrator.token)).status).toBe(410);
      const other = await accept(driver.token);
      expect([other.body, other.headers.get('set-cookie')]).toEqual([{ signedIn: false }, null]);
      const third = await accept(developer.token);
      expect(third.body).toEqual({ signedIn: true });
      expect((await session(cookieOf(third))).body.user.name).toBe('Dev Yoder');
      const [logins] = await testPortal.database.query<{ n: number }>(sql`select count(*)::int as n from accounts a
        join users u on u.account_id = a.id where u.company_id = ${company.id} and a.login_at is not null`);
      expect(logins!.n).toBe(3);
    });
  });

  describe("a company's own roles (§5.2, R101)", () => {
    const manages = { permissions: ['partner-api.manage'] } as const;
    const put = (fields: object) => testPortal.application.get(PutRole).execute(portal(company.id), fields);
    const userWith = async (roleId: Id, firstName = 'Dev'): Promise<string> => {
      const email = `${firstName.toLowerCase()}@${company.id}.example`;
      await company.user({ firstName, email, roleId });
      return email;
    };

    it('let only users sign in whose role manages the API', async () => {
      const email = await userWith(await put({ name: 'Developers', ...manages }));
      const other = await userWith(await put({ name: 'Readers' }), 'Rita');
      expect((await (await company.signIn(email)).get('credentials')).status).toBe(200);
      await expect(testPortal.link(company.id, other)).rejects.toThrow('user who may use the portal');
      for (const one of [other, email]) await testPortal.call('POST', '/api/sign-in', { email: one });
      expect((await mailedTo(company, 1)).map((mail) => mail.email)).toEqual([email]);
    });

    it('revoke the rights of sessions and links at once when they change', async () => {
      const role = await put({ name: 'Developers', ...manages });
      const email = await userWith(role);
      const session = await company.signIn(email);
      const link = await testPortal.link(company.id, email);
      await put({ id: role, permissions: [] });
      expect((await session.get('credentials')).status).toBe(401);
      expect((await session.post('endpoints', { url: 'https://example.com' })).status).toBe(401);
      expect((await testPortal.follow(link)).status).toBe(410);
      await put({ id: role, ...manages });
      expect((await session.get('credentials')).status).toBe(200);
      const user = (await testPortal.database.query<{ id: Id }>(sql`select id from users where email = ${email}`))[0]!;
      const move = (roleId: Id) =>
        testPortal.application.get(PutUser).execute(portal(company.id), { id: user.id, roleId });
      await move(await put({ name: 'Readers' }));
      expect((await session.get('credentials')).status).toBe(401);
      await move(role);
      expect((await session.get('credentials')).status).toBe(200);
    });

    it('have no effect in another company', async () => {
      const email = await userWith(await put({ name: 'Developers', ...manages }));
      const other = await testPortal.company('Other Sheds');
      await other.user({ firstName: 'Dev', email, roleId: await other.role('developers') });
      expect((await (await company.signIn(email)).get('session')).body.company.id).toBe(company.id);
      await expect(testPortal.link(other.id, email)).rejects.toThrow('user who may use the portal');
    });
  });

  describe('a session (R91)', () => {
    it('is a cookie that scripts cannot read, stored only as a hash', async () => {
      const response = await testPortal.follow(await testPortal.link(company.id));
      const header = response.headers.get('set-cookie') ?? '';
      expect(header).toMatch(/^partner_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
      const token = cookieOf(response).split('=')[1]!;
      const stored = await testPortal.everythingStored();
      expect(stored).not.toContain(token);
      expect(stored).toContain(hashOfToken(token));
    });

    it('gets a new token at each sign-in, which ends the previous session of the browser', async () => {
      const first = await company.signIn();
      const again = await testPortal.follow(await testPortal.link(company.id), { cookie: first.cookie });
      expect(cookieOf(again)).not.toBe(first.cookie);
      expect((await session(first.cookie)).status).toBe(401);
      expect((await session(cookieOf(again))).status).toBe(200);
    });

    it('ends after 8 hours of inactivity, and after 7 days in any case', async () => {
      const idle = await company.signIn();
      testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 8 * hour);
      expect((await idle.get('session')).status).toBe(401);

      const busy = await company.signIn();
      let used = 0;
      for (; used <= 40 && (await busy.get('session')).status === 200; used++)
        testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 7 * hour);
      expect(used).toBe(24);
    });

    it('can be listed and ended by its user from any browser, and not by others', async () => {
      const [here, there] = [await company.signIn(), await company.signIn()];
      const { data } = (await here.get('sessions')).body;
      expect(data.map(({ isThis }: any) => isThis).sort()).toEqual([false, true]);
      const { id } = data.find(({ isThis }: any) => !isThis);
      const stranger = await (await testPortal.company('Other Sheds')).signIn();
      expect((await stranger.send('DELETE', `sessions/${id}`)).status).toBe(404);
      expect((await here.send('DELETE', `sessions/${id}`)).status).toBe(204);
      expect((await there.get('session')).status).toBe(401);
      const out = await here.send('DELETE', 'session');
      expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
      expect((await here.get('session')).status).toBe(401);
    });

    it('ends when its user loses the permission', async () => {
      const email = `bea@${company.id}.example`;
      const user = await company.user({ firstName: 'Bea', email, roleId: await company.role('administrator') });
      const signedIn = await company.signIn(email);
      const seller = await company.role('salesperson');
      await testPortal.database.query(sql`update users set role_id = ${seller} where id = ${user}`);
      expect((await signedIn.get('credentials')).status).toBe(401);
    });

    it('is required by every call', async () => {
      for (const path of ['session', 'sessions', 'scopes', 'credentials', `credentials/${company.owner}`])
        expect((await testPortal.call('GET', `/api/${path}`)).status).toBe(401);
    });
  });

  describe('requests that other sites start', () => {
    it('are rejected without the CSRF token of the session', async () => {
      const { cookie, csrf } = await company.signIn();
      const wanted = { type: 'api_key', name: 'ERP', scopes: ['leads.read'] };
      const create = (headers: Record<string, string>) => testPortal.call('POST', '/api/credentials', wanted, headers);
      const other = await company.signIn();
      expect((await create({ cookie })).status).toBe(403);
      expect((await create({ cookie, 'x-csrf-token': other.csrf })).status).toBe(403);
      expect((await create({ cookie, 'x-csrf-token': csrf, origin: 'https://evil.example' })).status).toBe(403);
      expect((await create({ cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await create({ cookie, 'x-csrf-token': csrf, origin: testPortal.url })).status).toBe(201);
    });

    it('sign no one in', async () => {
      const token = await testPortal.link(company.id);
      expect((await testPortal.follow(token, { origin: 'https://evil.example' })).status).toBe(403);
      expect((await testPortal.follow(token)).status).toBe(200);
    });
  });

  describe('every response', () => {
    it('lets the browser load only files of the portal, and forbids framing', async () => {
      for (const path of ['/', '/api/session', '/nowhere/at/all']) {
        const { headers } = await testPortal.call('GET', path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self' 'nonce-`);
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain(`frame-ancestors 'none'`);
        expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
          'nosniff',
          'no-referrer',
        ]);
        expect(headers.get('x-request-id')).toMatch(/\S/);
      }
    });
  });
});
