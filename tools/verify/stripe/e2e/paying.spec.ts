import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, order } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('paying at the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  const metadata = { order: '7' };

  /** Types of the events of a payment, oldest first. */
  async function eventTypes(intent: string): Promise<string[]> {
    const { data } = await fixture.stripe.events.list({ limit: 100 });
    const about = (object: any) => object.id === intent || object.payment_intent === intent;
    return data
      .filter((event) => about(event.data.object))
      .map(({ type }) => type)
      .reverse();
  }

  describe('a card payment', () => {
    it('completes the session as paid', async () => {
      const { session, intent } = await fixture.paid('card', metadata);
      const shown = await fixture.stripe.checkout.sessions.retrieve(session.id);
      expect(shown).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, metadata });
      expect(await fixture.payment(intent)).toMatchObject({
        status: 'succeeded',
        amount: 12_500,
        amount_received: 12_500,
        currency: 'usd',
        metadata,
        latest_charge: {
          status: 'succeeded',
          paid: true,
          amount_refunded: 0,
          metadata,
          payment_method_details: { type: 'card', card: { last4: '4242' } },
        },
      });
      expect(await eventTypes(intent)).toEqual([
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'checkout.session.completed',
      ]);
    });

    it('is accepted only once', async () => {
      const { session } = await fixture.paid();
      await expect(fixture.control.pay(session.id, 'card')).rejects.toThrow(/complete/);
    });

    it('leaves the session open for another card if it is declined', async () => {
      const { id } = await fixture.session();
      const declined = await fixture.control.pay(id, 'declined_card');
      expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid' });
      const intent = await fixture.stripe.paymentIntents.retrieve(declined.payment_intent as string, {
        expand: ['latest_charge'],
      });
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        amount_received: 0,
        last_payment_error: { type: 'card_error', code: 'card_declined' },
        latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
      });
      expect(await fixture.control.pay(id, 'card')).toMatchObject({
        payment_status: 'paid',
        payment_intent: intent.id,
      });
      expect(await eventTypes(intent.id)).toEqual([
        'payment_intent.created',
        'charge.failed',
        'payment_intent.payment_failed',
        'charge.succeeded',
        'payment_intent.succeeded',
        'checkout.session.completed',
      ]);
    });
  });

  describe('a bank payment', () => {
    it('completes the session as unpaid until the bank pays', async () => {
      const { session, intent } = await fixture.paid('bank');
      expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
      expect(await fixture.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject({
        status: 'processing',
        amount_received: 0,
        latest_charge: { status: 'pending', paid: false, payment_method_details: { type: 'us_bank_account' } },
      });
      await fixture.control.settle(intent, 'succeeded');
      expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
      expect(await fixture.payment(intent)).toMatchObject({ status: 'succeeded', amount_received: 12_500 });
      expect(await eventTypes(intent)).toEqual([
        'payment_intent.created',
        'payment_intent.processing',
        'charge.pending',
        'checkout.session.completed',
        'charge.succeeded',
        'payment_intent.succeeded',
        'checkout.session.async_payment_succeeded',
      ]);
    });

    it('stays unpaid when the bank refuses', async () => {
      const { session, intent } = await fixture.paid('bank');
      await fixture.control.settle(intent, 'failed');
      expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'unpaid' });
      expect(await fixture.payment(intent)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'insufficient_funds' },
      });
      expect((await eventTypes(intent)).slice(-3)).toEqual([
        'charge.failed',
        'payment_intent.payment_failed',
        'checkout.session.async_payment_failed',
      ]);
      await expect(fixture.control.settle(intent, 'succeeded')).rejects.toThrow(/not processing/);
    });

    it.each([
      ['usd', 'us_bank_account'],
      ['eur', 'sepa_debit'],
      ['gbp', 'bacs_debit'],
    ])('in %s uses %s', async (currency, type) => {
      const { id } = await fixture.stripe.checkout.sessions.create(order(currency));
      const { payment_intent } = await fixture.control.pay(id, 'bank');
      const { latest_charge: charge } = await fixture.payment(payment_intent as string);
      expect(charge.payment_method_details!.type).toBe(type);
    });
  });

  describe('an event', () => {
    it('contains a snapshot of its object', async () => {
      const { session, intent } = await fixture.paid('bank');
      await fixture.control.settle(intent, 'succeeded');
      const { data } = await fixture.stripe.events.list({ types: ['checkout.session.completed'], limit: 1 });
      expect(data[0]).toMatchObject({
        object: 'event',
        api_version: '2026-10-28.endive',
        data: { object: { id: session.id, payment_status: 'unpaid' } },
      });
    });
  });
});
