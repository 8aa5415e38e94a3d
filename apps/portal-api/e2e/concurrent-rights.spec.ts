import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import { newPasskey } from './support/new-passkey.js';
import { cookieOf, type PortalResponse, type TestCompany, TestPortal, TestSession } from './support/test-portal.js';

/** A person with a role of their own. */
interface Person {
  readonly id: Id;
  readonly roleId: Id;
  readonly session: TestSession;
}

let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let count = 0;

async function person(): Promise<Person> {
  const email = `person${++count}@${company.id}.example`;
  const roleId = await company.role(`role-${count}`, ['partner-api.team']);
  const id = await company.user({ firstName: `Person ${count}`, email, roleId });
  return { id, roleId, session: await company.signIn(email) };
}

const statuses = (responses: readonly PortalResponse[]): number[] => responses.map(({ status }) => status).sort();

describe('concurrent changes of rights', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start({ PARTNER_POOL_SIZE: '24' });
  });
  beforeEach(async () => {
    // Renews the limits of signing in (R90).
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 60_000);
    company = await testPortal.company();
    olive = await company.signIn();
  });
  afterAll(() => testPortal.stop());

  it.each([
    ['the role', ({ id }: Person, { session }: Person) => session.send('DELETE', `people/${id}`)],
    [
      'the permissions',
      ({ roleId }: Person, { session }: Person) => session.send('PATCH', `roles/${roleId}`, { permissions: [] }),
    ],
  ])('let only one of two people take %s from the other (A8)', async (_, take) => {
    const pairs: [Person, Person][] = [];
    while (pairs.length < 8) pairs.push([await person(), await person()]);
    const outcomes = await Promise.all(pairs.map(([one, other]) => Promise.all([take(one, other), take(other, one)])));
    for (const [first, second] of outcomes.map(statuses)) {
      expect(first).toBeLessThan(300);
      expect([401, 403]).toContain(second);
    }
  });

  it('end with a removal, also for a request whose body is still arriving (R91)', async () => {
    const permissions = ['partner-api.credentials'] as const;
    const email = `keys@${company.id}.example`;
    const id = await company.user({ firstName: 'Keys', email, roleId: await company.role('keys', permissions) });
    const { cookie, csrf } = await company.signIn(email);
    const seenAt = async (): Promise<{ at: Date }> => {
      const [row] = await testPortal.database.query<{ at: Date }>(
        sql`select seen_at as at from portal_sessions where user_id = ${id}`,
      );
      return row!;
    };
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 60_000);
    const body = JSON.stringify({ type: 'api_key', name: 'Kept', scopes: ['leads.read'] });
    const headers = { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(`${testPortal.url}/api/credentials`, { method: 'POST', headers });
    const response = once(sent, 'response');
    sent.write(body.slice(0, 10));
    while ((await seenAt()).at < testPortal.clock.at);
    expect((await olive.send('DELETE', `people/${id}`)).status).toBe(204);
    sent.end(body.slice(10));
    const [{ statusCode }] = (await response) as [IncomingMessage];
    expect(statusCode).toBe(401);
    expect((await olive.get('credentials')).body.data).toEqual([]);
  });

  /** Adds a passkey in each of the sessions at once. */
  async function addPasskeys(sessions: readonly TestSession[]): Promise<PortalResponse[]> {
    const responses: object[] = [];
    for (const session of sessions)
      responses.push(newPasskey((await session.post('second-factor/passkeys/options')).body));
    return Promise.all(
      sessions.map((session, index) =>
        session.post('second-factor/passkeys', { name: `Key ${index}`, response: responses[index] }),
      ),
    );
  }

  it('let only one session add the first second factor, and the others must present it', async () => {
    const sessions = [olive];
    while (sessions.length < 10) sessions.push(await company.signIn());
    const added = await addPasskeys(sessions);
    expect(statuses(added)).toEqual([201, ...Array.from({ length: 9 }, () => 403)]);
  });

  it('keep the last second factor that a company requires, and only the last recovery codes', async () => {
    let session = olive;
    for (let factors = 0; factors < 2; factors += 1) {
      const [added] = (await addPasskeys([session])) as [PortalResponse];
      session = new TestSession(testPortal, cookieOf(added), added.body.csrfToken);
    }
    expect((await session.send('PUT', 'people/second-factor', { required: true })).status).toBe(204);
    const twenty = Array.from({ length: 20 });
    await Promise.all(twenty.map(() => session.post('second-factor/recovery-codes')));
    const { factors, recoveryCodesLeft } = (await session.get('second-factor/factors')).body;
    expect(recoveryCodesLeft).toBe(10);
    const removals = factors.map(({ id }: { id: Id }) => session.send('DELETE', `second-factor/factors/${id}`));
    expect(statuses(await Promise.all<PortalResponse>(removals))).toEqual([204, 409]);
  });
});
