import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResetSecondFactor } from '@partner/sign-in';
import { portal } from '@partner/kernel';
import { generate } from 'otplib';
import sql from 'sql-template-tag';
import { cookieOf, type PortalResponse, type TestCompany, TestPortal, TestSession } from './support/test-portal.js';

const minute = 60_000;

let testPortal: TestPortal;
let company: TestCompany;

describe('the second factor', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
  });
  beforeEach(async () => {
    company = await testPortal.company();
  });
  afterAll(() => testPortal.stop());

  const wait = (milliseconds: number): void => {
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + milliseconds);
  };

  /** The code that an authenticator app shows. @param steps from now. */
  const codeOf = (secret: string, steps = 0): Promise<string> =>
    generate({ secret, epoch: Math.floor(testPortal.clock.at.getTime() / 1000) + steps * 30 });

  /** The session of a response that replaced its token. */
  const continued = (response: PortalResponse): TestSession =>
    new TestSession(testPortal, cookieOf(response), response.body.csrfToken);

  /** Follows a link, and does not present the second factor. */
  async function awaiting(of: TestCompany = company, email?: string): Promise<TestSession> {
    const cookie = cookieOf(await testPortal.follow(await testPortal.link(of.id, email)));
    const { body } = await testPortal.call('GET', '/api/second-factor', undefined, { cookie });
    return new TestSession(testPortal, cookie, body.csrfToken);
  }

  /** Adds an authenticator app. The step of its code is used up. */
  async function withApp(session: TestSession): Promise<{ session: TestSession; secret: string; codes: string[] }> {
    const { secret } = (await session.post('second-factor/totp')).body;
    const response = await session.post('second-factor/totp/confirmation', { code: await codeOf(secret) });
    expect(response.status).toBe(200);
    return { session: continued(response), secret, codes: response.body.recoveryCodes };
  }

  const mails = async (): Promise<string[]> => {
    const rows = await testPortal.database.query<{ change: string }>(sql`select payload ->> 'change' as change
      from outbox_jobs where company_id = ${company.id} and kind = 'mail.second_factor' order by id`);
    return rows.map(({ change }) => change);
  };

  const refused = { status: 403, body: { code: 'wrong_second_factor' } };
  const stale = { status: 403, body: { code: 'second_factor_stale' } };
  const required = { status: 403, body: { code: 'second_factor_required' } };

  it('counts from the first valid code of an app, and is then asked for in every other session', async () => {
    const [first, other] = [await company.signIn(), await company.signIn()];
    const { secret, uri } = (await first.post('second-factor/totp')).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(await first.post('second-factor/totp/confirmation', { code: '000000' })).toMatchObject(refused);
    expect((await first.get('session')).status).toBe(200);
    expect(await testPortal.everythingStored()).not.toContain(secret);

    const { session } = await withApp(first);
    expect((await first.get('session')).status).toBe(401);
    expect((await session.get('session')).status).toBe(200);
    expect(await other.get('session')).toMatchObject(required);
    expect((await session.get('second-factor/factors')).body).toMatchObject({
      factors: [{ kind: 'totp', name: 'Authenticator app' }],
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await mails()).toEqual(['added']);
  });

  it('accepts codes of one step before and after, and each once, also of concurrent requests', async () => {
    const { secret } = await withApp(await company.signIn());
    const session = await awaiting();
    const present = (one: TestSession, code: string) => one.post('second-factor', { code });
    expect(await present(session, await codeOf(secret))).toMatchObject(refused);
    expect(await present(session, await codeOf(secret, 2))).toMatchObject(refused);
    wait(5 * minute);
    expect(await present(session, await codeOf(secret, -2))).toMatchObject(refused);
    const code = await codeOf(secret, -1);
    const outcomes = await Promise.all([session, await awaiting()].map((one) => present(one, code)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
    const used = continued(outcomes.find(({ status }) => status === 200)!);
    expect((await used.get('session')).status).toBe(200);
    expect((await present(await awaiting(), await codeOf(secret, 1))).status).toBe(200);
    expect(await present(await awaiting(), await codeOf(secret))).toMatchObject(refused);
  });

  it('limits attempts by account, in all sessions together, and mails the person once', async () => {
    const { secret, codes } = await withApp(await company.signIn());
    wait(minute);
    const sessions = [await awaiting(), await awaiting()];
    const wrong = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sessions[index % 2]!.post('second-factor', { code: '000000' })),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const code = await codeOf(secret);
    const limited = await sessions[0]!.post('second-factor', { code });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await sessions[0]!.post('second-factor', { recoveryCode: codes[0] })).status).toBe(429);
    expect(await mails()).toEqual(['added', 'locked']);
    wait(15 * minute);
    expect((await sessions[0]!.post('second-factor', { code: await codeOf(secret) })).status).toBe(200);
  });

  it('accepts each recovery code once, stored as a hash, and replaces them', async () => {
    const { codes } = await withApp(await company.signIn());
    expect(codes).toHaveLength(10);
    const stored = await testPortal.everythingStored();
    for (const code of codes) expect(stored).not.toContain(code);
    const [one, two] = await Promise.all([awaiting(), awaiting()]);
    const both = await Promise.all(
      [one, two].map((session) => session.post('second-factor', { recoveryCode: ` ${codes[0]!.toUpperCase()} ` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const session = continued(both.find(({ status }) => status === 200)!);
    expect((await session.get('second-factor/factors')).body.recoveryCodesLeft).toBe(9);
    expect((await session.get('audit?kind=session')).body.data).toContainEqual(
      expect.objectContaining({ action: 'second_factor.presented', changes: { method: [null, 'Recovery code'] } }),
    );
    const { recoveryCodes } = (await session.post('second-factor/recovery-codes')).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(await (await awaiting()).post('second-factor', { recoveryCode: codes[1] })).toMatchObject(refused);
    expect((await (await awaiting()).post('second-factor', { recoveryCode: recoveryCodes[1] })).status).toBe(200);
    expect(await mails()).toEqual(['added', 'recovery_code_used', 'recovery_codes_replaced', 'recovery_code_used']);
  });

  it('can be changed only a short time after it was presented', async () => {
    const { session, secret } = await withApp(await company.signIn());
    const { id } = (await session.get('second-factor/factors')).body.factors[0];
    wait(5 * minute);
    for (const call of [
      session.send('DELETE', `second-factor/factors/${id}`),
      session.post('second-factor/recovery-codes'),
      session.post('second-factor/totp'),
      session.post('second-factor/passkeys/options'),
      session.send('PUT', 'people/second-factor', { required: true }),
    ])
      expect(await call).toMatchObject(stale);
    const fresh = continued(await session.post('second-factor', { code: await codeOf(secret) }));
    expect(await fresh.post('second-factor/totp')).toMatchObject({
      status: 409,
      body: { code: 'second_factor_exists' },
    });
    expect((await fresh.send('DELETE', `second-factor/factors/${id}`)).status).toBe(204);
    expect((await (await company.signIn()).get('session')).status).toBe(200);
    expect(
      await testPortal.database.query(sql`select 1 from recovery_codes c join users u using (account_id)
      where u.id = ${company.owner}`),
    ).toEqual([]);
  });

  it('can be required by a company, from people without one before they see it', async () => {
    const olive = await company.signIn();
    const email = `ann@${company.id}.example`;
    await company.user({ firstName: 'Ann', email, roleId: await company.role('own', ['partner-api.team']) });
    const ann = await company.signIn(email);
    const body = { required: true };
    expect(await olive.send('PUT', 'people/second-factor', body)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_needed' },
    });
    expect((await ann.send('PUT', 'people/second-factor', body)).status).toBe(403);
    const { session } = await withApp(olive);
    expect((await session.send('PUT', 'people/second-factor', body)).status).toBe(204);
    expect((await session.get('people')).body).toMatchObject({
      isSecondFactorRequired: true,
      data: [
        { name: 'Olive Miller', hasSecondFactor: true },
        { name: 'Ann Miller', hasSecondFactor: false },
      ],
    });
    const missing = { status: 403, body: { code: 'second_factor_missing' } };
    expect(await ann.get('session')).toMatchObject(missing);
    expect(await ann.get('people')).toMatchObject(missing);
    expect((await ann.get('second-factor')).body).toMatchObject({ state: 'missing', email });
    const enrolled = await withApp(ann);
    expect((await enrolled.session.get('people')).status).toBe(200);
    const { id } = (await enrolled.session.get('second-factor/factors')).body.factors[0];
    expect(await enrolled.session.send('DELETE', `second-factor/factors/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_needed' },
    });
    expect((await session.send('PUT', 'people/second-factor', { required: false })).status).toBe(204);
    expect((await enrolled.session.send('DELETE', `second-factor/factors/${id}`)).status).toBe(204);
  });

  it('belongs to the person in every company, and of no other account', async () => {
    const email = `olive@${company.id}.example`;
    const other = await testPortal.company('Other Sheds');
    await other.user({ firstName: 'Olive', email, roleId: await other.role('administrator') });
    const inOther = await other.signIn(email);
    const { secret } = await withApp(await company.signIn());
    expect(await inOther.get('session')).toMatchObject(required);
    wait(minute);
    const session = continued(await inOther.post('second-factor', { code: await codeOf(secret) }));
    expect((await session.get('session')).body.company.id).toBe(other.id);
    expect((await (await other.signIn()).get('session')).status).toBe(200);
  });

  it('is reset by an operator, which ends the sessions of the person everywhere, and is audited', async () => {
    const email = `olive@${company.id}.example`;
    const other = await testPortal.company('Other Sheds');
    await other.user({ firstName: 'Olive', email, roleId: await other.role('administrator') });
    const inOther = await other.signIn(email);
    const { session, secret } = await withApp(await company.signIn());
    wait(minute);
    const there = continued(await inOther.post('second-factor', { code: await codeOf(secret) }));
    const actor = portal(company.id);
    const reset = testPortal.application.get(ResetSecondFactor, { strict: false });
    expect(await reset.execute(actor, { email })).toBe(1);
    expect([(await session.get('session')).status, (await there.get('session')).status]).toEqual([401, 401]);
    const again = await company.signIn();
    expect((await again.get('second-factor/factors')).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await again.get('audit?kind=user')).body.data).toContainEqual(
      expect.objectContaining({ action: 'second_factor.reset', changes: { factors: [['Authenticator app'], []] } }),
    );
    expect(await mails()).toEqual(['added', 'reset']);
    await expect(reset.execute(actor, { email: 'nobody@example.com' })).rejects.toThrow('may use the portal');
  });

  it('uses up the challenge of a passkey, whatever the response', async () => {
    const session = await company.signIn();
    const { body } = await session.post('second-factor/passkeys/options');
    expect(body).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'preferred' },
      attestation: 'none',
    });
    const challenges = () =>
      testPortal.database.one(sql`select passkey_challenge as challenge from portal_sessions
        where user_id = ${company.owner}`);
    expect(await challenges()).toEqual({ challenge: body.challenge });
    const made = { name: 'Key', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } };
    expect(await session.post('second-factor/passkeys', made)).toMatchObject(refused);
    expect(await challenges()).toEqual({ challenge: null });
    expect((await session.post('second-factor/passkey')).status).toBe(409);
  });
});
