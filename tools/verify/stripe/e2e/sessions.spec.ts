import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { StripeFixture, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('sessions of the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  describe('a session', () => {
    it('has the requested properties', async () => {
      const session = await fixture.session({
        customer_email: 'buyer@example.com',
        metadata: { order: '7', note: 'a & b = c' },
      });
      expect(session).toMatchObject({
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: 12_500,
        currency: 'usd',
        customer_email: 'buyer@example.com',
        customer_details: { email: 'buyer@example.com' },
        metadata: { order: '7', note: 'a & b = c' },
        payment_method_types: ['card', 'us_bank_account'],
      });
      expect(session.id).toMatch(/^cs_test_\w{58}$/);
      expect(session.url).toBe(`${fixture.running.url}/c/pay/${session.id}`);
      expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    });

    it('lasts 24 hours by default', async () => {
      const { created, expires_at } = await fixture.session();
      expect(expires_at - created).toBe(24 * 60 * 60);
    });

    it('adds up its line items', async () => {
      const item = order('usd', 1_000, 3).line_items![0]!;
      const session = await fixture.session({ line_items: [item, ...order('usd', 250).line_items!] });
      expect(session.amount_total).toBe(3_250);
    });

    it.each([
      ['no mode', { mode: undefined }, 'mode'],
      ['a subscription', { mode: 'subscription' as const }, 'mode'],
      ['no line items', { line_items: [] }, 'line_items'],
      ['no success_url', { success_url: undefined }, 'success_url'],
      ['a relative success_url', { success_url: '/thanks' }, 'success_url'],
      ['a script as cancel_url', { cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
      ['an invalid email', { customer_email: 'buyer at example.com' }, 'customer_email'],
      ['long metadata', { metadata: { note: 'n'.repeat(501) } }, 'metadata'],
      ['an unknown parameter', { colour: 'red' }, 'colour'],
    ])('is rejected with %s', async (_what, more, param) => {
      const error = await expectStripeError(fixture.session(more as Partial<Stripe.Checkout.SessionCreateParams>));
      expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    });

    it('returns an error code for an invalid email', async () => {
      expect(await expectStripeError(fixture.session({ customer_email: 'not-an-email' }))).toMatchObject({
        code: 'email_invalid',
      });
    });

    it('returns 404 if it does not exist', async () => {
      expect(await expectStripeError(fixture.stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        param: 'session',
        message: "No such checkout.session: 'cs_test_none'",
      });
    });
  });

  describe('the list of sessions', () => {
    let listed: StripeFixture;
    const ids: string[] = [];
    beforeAll(async () => {
      listed = await StripeFixture.start();
      for (let number = 0; number < 5; number++) {
        ids.unshift((await listed.session({ metadata: { number: String(number) } })).id);
      }
    });
    afterAll(() => listed.running.stop());

    it('is paged, newest first', async () => {
      const first = await listed.stripe.checkout.sessions.list({ limit: 2 });
      expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' });
      expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const last = await listed.stripe.checkout.sessions.list({ limit: 3, starting_after: ids[1] });
      expect(last.data.map(({ id }) => id)).toEqual(ids.slice(2));
      expect(last.has_more).toBe(false);
    });

    it('can be read completely by the library', async () => {
      const all = await listed.stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(ids);
    });

    it.each([{ limit: 0 }, { limit: 101 }, { starting_after: 'cs_test_none' }])(
      'is rejected with %j',
      async (query) => {
        expect(await expectStripeError(listed.stripe.checkout.sessions.list(query))).toMatchObject({ statusCode: 400 });
      },
    );
  });
});
