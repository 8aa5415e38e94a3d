import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { StripeFixture, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('sessions of the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1_000) + minutes * 60;

  describe('a session', () => {
    it('has the requested properties', async () => {
      const expires_at = inMinutes(60);
      const session = await fixture.session({
        customer_email: 'buyer@example.com',
        client_reference_id: 'order-7',
        metadata: { order: '7', note: 'a & b = c' },
        expires_at,
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
        client_reference_id: 'order-7',
        metadata: { order: '7', note: 'a & b = c' },
        payment_method_types: ['card', 'us_bank_account'],
        expires_at,
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
      const items = await fixture.stripe.checkout.sessions.listLineItems(session.id);
      expect(items.data.map(({ amount_total, quantity }) => [amount_total, quantity])).toEqual([
        [3_000, 3],
        [250, 1],
      ]);
    });

    it.each([
      ['no mode', { mode: undefined }, 'mode'],
      ['a subscription', { mode: 'subscription' as const }, 'mode'],
      ['no line items', { line_items: [] }, 'line_items'],
      ['no success_url', { success_url: undefined }, 'success_url'],
      ['a relative success_url', { success_url: '/thanks' }, 'success_url'],
      ['a script as cancel_url', { cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
      ['an invalid email', { customer_email: 'buyer at example.com' }, 'customer_email'],
      ['29 minutes', { expires_at: inMinutes(29) }, 'expires_at'],
      ['25 hours', { expires_at: inMinutes(25 * 60) }, 'expires_at'],
      ['no quantity', { line_items: [{ ...order().line_items![0], quantity: 0 }] }, 'line_items[0][quantity]'],
      ['long metadata', { metadata: { note: 'n'.repeat(501) } }, 'metadata[note]'],
      [
        'a method of another currency',
        { allowed_payment_method_types: ['sepa_debit' as const] },
        'allowed_payment_method_types',
      ],
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

  describe('the expiry of a session', () => {
    it('can be requested once', async () => {
      const { id } = await fixture.session();
      expect(await fixture.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
      expect(await expectStripeError(fixture.stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
      await expect(fixture.control.pay(id, 'card')).rejects.toThrow(/expired/);
    });

    it('happens automatically, and cancels an unpaid intent', async () => {
      const { stripe, running } = await StripeFixture.start();
      const session = await stripe.checkout.sessions.create({ ...order(), expires_at: inMinutes(31) });
      await running.control.pay(session.id, 'declined_card');
      await running.control.advance(30 * 60);
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      await running.control.advance(2 * 60);
      const expired = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
      expect(expired).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } });
      const { data } = await stripe.events.list({ types: ['checkout.session.expired', 'payment_intent.canceled'] });
      expect(data.map(({ type }) => type).sort()).toEqual(['checkout.session.expired', 'payment_intent.canceled']);
      await running.stop();
    });
  });

  describe('the list of sessions', () => {
    let listed: StripeFixture;
    const ids: string[] = [];
    beforeAll(async () => {
      listed = await StripeFixture.start();
      for (let number = 0; number < 5; number++) {
        ids.unshift((await listed.session({ metadata: { number: String(number) } })).id);
        await listed.control.advance(10);
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
      const before = await listed.stripe.checkout.sessions.list({ limit: 2, ending_before: ids[3] });
      expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    });

    it('can be read completely by the library', async () => {
      const all = await listed.stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(ids);
    });

    it('can be filtered by creation time', async () => {
      const third = await listed.stripe.checkout.sessions.retrieve(ids[2]!);
      const since = await listed.stripe.checkout.sessions.list({ created: { gte: third.created } });
      expect(since.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
      expect(since.data.find(({ metadata }) => metadata?.number === '3')?.id).toBe(ids[1]);
      const until = await listed.stripe.checkout.sessions.list({ created: { lt: third.created } });
      expect(until.data.map(({ id }) => id)).toEqual(ids.slice(3));
      const then = await listed.stripe.checkout.sessions.list({ created: third.created });
      expect(then.data.map(({ id }) => id)).toEqual([ids[2]]);
    });

    it('can be filtered by status and by PaymentIntent', async () => {
      const { id, payment_intent } = await listed.control.pay(ids[4]!, 'card');
      const complete = await listed.stripe.checkout.sessions.list({ status: 'complete' });
      expect(complete.data.map((session) => session.id)).toEqual([id]);
      const paid = await listed.stripe.checkout.sessions.list({ payment_intent: payment_intent as string });
      expect(paid.data.map((session) => session.id)).toEqual([id]);
    });

    it.each([{ limit: 0 }, { limit: 101 }, { starting_after: 'cs_test_none' }])(
      'is rejected with %j',
      async (query) => {
        expect(await expectStripeError(listed.stripe.checkout.sessions.list(query))).toMatchObject({ statusCode: 400 });
      },
    );
  });

  describe('expansion', () => {
    it('replaces IDs with the payment and its charge', async () => {
      const { session } = await fixture.paid();
      const shown = await fixture.stripe.checkout.sessions.retrieve(session.id, {
        expand: ['payment_intent.latest_charge.refunds', 'line_items'],
      });
      expect(shown).toMatchObject({
        payment_intent: {
          object: 'payment_intent',
          latest_charge: { object: 'charge', amount: 12_500, refunds: { object: 'list', data: [] } },
        },
        line_items: { data: [{ amount_total: 12_500 }] },
      });
      const plain = await fixture.stripe.checkout.sessions.retrieve(session.id);
      expect(plain.payment_intent).toMatch(/^pi_\w{24}$/);
      expect(plain.line_items).toBeUndefined();
    });

    it('works within lists', async () => {
      const { session } = await fixture.paid();
      const { data } = await fixture.stripe.checkout.sessions.list({ limit: 1, expand: ['data.payment_intent'] });
      expect(data[0]).toMatchObject({ id: session.id, payment_intent: { status: 'succeeded' } });
    });

    it('is rejected for a field that cannot be expanded', async () => {
      const { id } = await fixture.session();
      const call = fixture.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
      expect(await expectStripeError(call)).toMatchObject({ message: 'This property cannot be expanded (customer).' });
    });
  });
});
