import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, client, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('authentication at the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  it('returns a request ID and the API version', async () => {
    const { lastResponse } = await fixture.stripe.checkout.sessions.list();
    expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
  });

  it('returns 401 for an unknown, a missing and a rolled key', async () => {
    const { account, stripe } = await fixture.anotherAccount();
    await fixture.control.changeAccount(account.id, { keysValid: false });
    for (const refused of [stripe, client(fixture.running, 'sk_test_unknownKey1234')])
      expect(await expectStripeError(refused.checkout.sessions.list())).toMatchObject({
        type: 'StripeAuthenticationError',
        statusCode: 401,
      });
    expect((await fetch(`${fixture.running.url}/v1/events`)).status).toBe(401);
  });

  it('separates accounts, and their idempotency keys', async () => {
    const { stripe } = await fixture.anotherAccount();
    const { session, intent } = await fixture.paid();
    for (const foreign of [stripe.checkout.sessions.retrieve(session.id), stripe.paymentIntents.retrieve(intent)])
      expect(await expectStripeError(foreign)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect((await stripe.events.list()).data).toEqual([]);
    const mine = await fixture.session({}, 'shared');
    const theirs = await stripe.checkout.sessions.create(order('eur'), { idempotencyKey: 'shared' });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('creates an account only once, with a key of its own', async () => {
    const { control, account } = fixture;
    await expect(control.addAccount({ secretKey: account.secretKey })).rejects.toThrow(/another account/);
    const wanted = { id: 'acct_demo', secretKey: 'sk_test_demo' };
    expect(await control.addAccount(wanted)).toEqual(await control.addAccount(wanted));
    await expect(control.addAccount({ ...wanted, secretKey: 'sk_test_other' })).rejects.toThrow(/a different key/);
  });

  it('creates no session for an account whose payments are disabled', async () => {
    const { stripe } = await fixture.anotherAccount({ chargesEnabled: false });
    expect(await expectStripeError(stripe.checkout.sessions.create(order()))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  it('returns 404 for an unknown route, and refuses control calls of other sites', async () => {
    expect(await expectStripeError(fixture.stripe.customers.list())).toMatchObject({ statusCode: 404 });
    const call = await fetch(`${fixture.running.url}/control/addAccount`, { method: 'POST', body: '[]' });
    expect(call.status).toBe(415);
    await expect(fixture.control.pay('cs_test_none', 'card')).rejects.toThrow(/does not exist/);
  });
});
