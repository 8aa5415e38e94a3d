import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, client, order, refusal } from './stripe.fixture.js';

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await StripeFixture.start();
});
afterAll(() => fixture.running.stop());

describe('a secret key', () => {
  it('opens its own account', async () => {
    const account = await fixture.stripe.accounts.retrieveCurrent();
    expect(account).toMatchObject({ id: fixture.account.id, object: 'account', charges_enabled: true });
    expect(account.lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(account.lastResponse.apiVersion).toBe('2026-10-28.endive');
  });

  it('may be the user name of Basic authentication', async () => {
    const Authorization = `Basic ${Buffer.from(`${fixture.account.secretKey}:`).toString('base64')}`;
    const answer = await fetch(`${fixture.running.url}/v1/account`, { headers: { Authorization } });
    expect(await answer.json()).toMatchObject({ id: fixture.account.id });
  });

  it('that nobody has is 401, and is not repeated in full', async () => {
    const error = await refusal(client(fixture.running, 'sk_test_nobodyHasThis1234').accounts.retrieveCurrent());
    expect(error).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      rawType: 'invalid_request_error',
    });
    expect(error.message).toMatch(/^Invalid API Key provided: sk_test_\*+1234$/);
  });

  it('that is missing is 401', async () => {
    const answer = await fetch(`${fixture.running.url}/v1/account`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('that was rolled is 401', async () => {
    const { account, stripe } = await fixture.another();
    await fixture.control.changeAccount(account.id, { keysValid: false });
    expect(await refusal(stripe.accounts.retrieveCurrent())).toMatchObject({ statusCode: 401 });
  });

  it('that is restricted reads and changes nothing', async () => {
    const restricted = client(fixture.running, fixture.account.restrictedKey);
    expect((await restricted.checkout.sessions.list()).object).toBe('list');
    expect(await refusal(restricted.checkout.sessions.create(order()))).toMatchObject({
      type: 'StripePermissionError',
      statusCode: 403,
    });
  });
});

describe('two accounts', () => {
  it('see nothing of each other', async () => {
    const { stripe } = await fixture.another();
    const { session, intent } = await fixture.paid();
    const charge = (await fixture.stripe.charges.list({ payment_intent: intent })).data[0]!;
    for (const foreign of [
      stripe.checkout.sessions.retrieve(session.id),
      stripe.paymentIntents.retrieve(intent),
      stripe.charges.retrieve(charge.id),
      stripe.refunds.create({ payment_intent: intent }),
    ])
      expect(await refusal(foreign)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect((await stripe.events.list()).data).toEqual([]);
  });

  it('may use the same idempotency key', async () => {
    const { stripe } = await fixture.another();
    const mine = await fixture.session({}, 'shared');
    const theirs = await stripe.checkout.sessions.create(order('eur'), { idempotencyKey: 'shared' });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('cannot have the same key', async () => {
    await expect(fixture.control.addAccount({ secretKey: fixture.account.secretKey })).rejects.toThrow(
      /another account/,
    );
  });

  it('are made once each', async () => {
    const wanted = { id: 'acct_demo', secretKey: 'sk_test_demo' };
    expect(await fixture.control.addAccount(wanted)).toEqual(await fixture.control.addAccount(wanted));
    await expect(fixture.control.addAccount({ ...wanted, secretKey: 'sk_test_other' })).rejects.toThrow(/another key/);
  });
});

describe('an account whose payments are disabled', () => {
  it('says so and makes no session', async () => {
    const { stripe } = await fixture.another({ chargesEnabled: false });
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
      charges_enabled: false,
      capabilities: { card_payments: 'inactive' },
    });
    expect(await refusal(stripe.checkout.sessions.create(order()))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });
});

describe('a request nobody serves', () => {
  it('is 404 in the shape of an error', async () => {
    expect(await refusal(fixture.stripe.customers.list())).toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/customers).',
    });
  });

  it('is 413 when its body is too large', async () => {
    const answer = await fetch(`${fixture.running.url}/v1/refunds`, { method: 'POST', body: 'a'.repeat(300_000) });
    expect(answer.status).toBe(413);
  });

  it('is 400 when its version is none', async () => {
    const headers = { Authorization: `Bearer ${fixture.account.secretKey}`, 'Stripe-Version': 'yesterday' };
    const answer = await fetch(`${fixture.running.url}/v1/account`, { headers });
    expect(answer.status).toBe(400);
  });
});
