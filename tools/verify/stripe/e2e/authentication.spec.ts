import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, client, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('authentication at the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  describe('a secret key', () => {
    it('returns its own account', async () => {
      const account = await fixture.stripe.accounts.retrieveCurrent();
      expect(account).toMatchObject({ id: fixture.account.id, object: 'account', charges_enabled: true });
      expect(account.lastResponse.requestId).toMatch(/^req_\w{14}$/);
      expect(account.lastResponse.apiVersion).toBe('2026-10-28.endive');
    });

    it('works as the user name of Basic authentication', async () => {
      const Authorization = `Basic ${Buffer.from(`${fixture.account.secretKey}:`).toString('base64')}`;
      const response = await fetch(`${fixture.running.url}/v1/account`, { headers: { Authorization } });
      expect(await response.json()).toMatchObject({ id: fixture.account.id });
    });

    it('returns 401 if it is unknown, and does not repeat it in full', async () => {
      const error = await expectStripeError(
        client(fixture.running, 'sk_test_unknownKey1234').accounts.retrieveCurrent(),
      );
      expect(error).toMatchObject({
        type: 'StripeAuthenticationError',
        statusCode: 401,
        rawType: 'invalid_request_error',
      });
      expect(error.message).toMatch(/^Invalid API Key provided: sk_test_\*+1234$/);
    });

    it('returns 401 if it is missing', async () => {
      const response = await fetch(`${fixture.running.url}/v1/account`);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    });

    it('returns 401 if it was rolled', async () => {
      const { account, stripe } = await fixture.anotherAccount();
      await fixture.control.changeAccount(account.id, { keysValid: false });
      expect(await expectStripeError(stripe.accounts.retrieveCurrent())).toMatchObject({ statusCode: 401 });
    });

    it('can read but not write if it is restricted', async () => {
      const restricted = client(fixture.running, fixture.account.restrictedKey);
      expect((await restricted.checkout.sessions.list()).object).toBe('list');
      expect(await expectStripeError(restricted.checkout.sessions.create(order()))).toMatchObject({
        type: 'StripePermissionError',
        statusCode: 403,
      });
    });
  });

  describe('two accounts', () => {
    it('cannot see each other', async () => {
      const { stripe } = await fixture.anotherAccount();
      const { session, intent } = await fixture.paid();
      const charge = (await fixture.stripe.charges.list({ payment_intent: intent })).data[0]!;
      for (const foreign of [
        stripe.checkout.sessions.retrieve(session.id),
        stripe.paymentIntents.retrieve(intent),
        stripe.charges.retrieve(charge.id),
        stripe.refunds.create({ payment_intent: intent }),
      ])
        expect(await expectStripeError(foreign)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
      expect((await stripe.checkout.sessions.list()).data).toEqual([]);
      expect((await stripe.events.list()).data).toEqual([]);
    });

    it('can use the same idempotency key', async () => {
      const { stripe } = await fixture.anotherAccount();
      const mine = await fixture.session({}, 'shared');
      const theirs = await stripe.checkout.sessions.create(order('eur'), { idempotencyKey: 'shared' });
      expect(theirs.id).not.toBe(mine.id);
    });

    it('cannot have the same secret key', async () => {
      await expect(fixture.control.addAccount({ secretKey: fixture.account.secretKey })).rejects.toThrow(
        /another account/,
      );
    });

    it('are created only once', async () => {
      const wanted = { id: 'acct_demo', secretKey: 'sk_test_demo' };
      expect(await fixture.control.addAccount(wanted)).toEqual(await fixture.control.addAccount(wanted));
      await expect(fixture.control.addAccount({ ...wanted, secretKey: 'sk_test_other' })).rejects.toThrow(
        /a different key/,
      );
    });
  });

  describe('an account whose payments are disabled', () => {
    it('reports it and creates no session', async () => {
      const { stripe } = await fixture.anotherAccount({ chargesEnabled: false });
      expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
        charges_enabled: false,
        capabilities: { card_payments: 'inactive' },
      });
      expect(await expectStripeError(stripe.checkout.sessions.create(order()))).toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 400,
      });
      expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    });
  });

  describe('an unsupported request', () => {
    it('returns 404 with a Stripe error for an unknown route', async () => {
      expect(await expectStripeError(fixture.stripe.customers.list())).toMatchObject({
        statusCode: 404,
        message: 'Unrecognized request URL (GET: /v1/customers).',
      });
    });

    it('returns 413 when its body is too large', async () => {
      const response = await fetch(`${fixture.running.url}/v1/refunds`, { method: 'POST', body: 'a'.repeat(300_000) });
      expect(response.status).toBe(413);
    });

    it('returns 400 when its API version is invalid', async () => {
      const headers = { Authorization: `Bearer ${fixture.account.secretKey}`, 'Stripe-Version': 'yesterday' };
      const response = await fetch(`${fixture.running.url}/v1/account`, { headers });
      expect(response.status).toBe(400);
    });
  });
});
