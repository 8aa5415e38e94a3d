import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('refunds of the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  const chargeOf = async (intent: string) => (await fixture.payment(intent)).latest_charge;

  /** Types of the newest events, newest first. */
  const newest = async (limit: number) =>
    (await fixture.stripe.events.list({ limit })).data.map(({ type }) => type as string);

  describe('a refund', () => {
    it('adds up on the charge, first partial, then the rest', async () => {
      const { intent } = await fixture.paid();
      const part = await fixture.control.refund(intent, { amount: 2_500 });
      expect(part).toMatchObject({ object: 'refund', amount: 2_500, status: 'succeeded', payment_intent: intent });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 2_500, refunded: false, status: 'succeeded' });
      await expect(fixture.control.refund(intent, { amount: 10_001 })).rejects.toThrow(/At most 10000/);
      expect((await fixture.control.refund(intent)).amount).toBe(10_000);
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 12_500, refunded: true });
      expect(await newest(2)).toEqual(['charge.refunded', 'refund.created']);
      await expect(fixture.control.refund(intent)).rejects.toThrow(/already been refunded/);
    });

    it('is rejected if nothing was paid', async () => {
      const { intent } = await fixture.paid('bank');
      await expect(fixture.control.refund(intent)).rejects.toThrow(/has not succeeded/);
    });

    it('can fail or succeed while pending', async () => {
      const { intent } = await fixture.paid('bank');
      await fixture.control.settle(intent, 'succeeded');
      const { id, status } = await fixture.control.refund(intent, { amount: 500, pending: true });
      expect(status).toBe('pending');
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 500 });
      expect(await fixture.control.settleRefund(id, 'failed')).toMatchObject({ failure_reason: 'declined' });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
      expect(await newest(1)).toEqual(['refund.failed']);
      const again = await fixture.control.refund(intent, { pending: true });
      expect(await fixture.control.settleRefund(again.id, 'succeeded')).toMatchObject({ status: 'succeeded' });
      await expect(fixture.control.settleRefund(again.id, 'failed')).rejects.toThrow(/not pending/);
    });
  });

  describe('a dispute', () => {
    it('withdraws the money at once', async () => {
      const { intent } = await fixture.paid();
      const { id } = await fixture.control.dispute(intent, { reason: 'product_not_received' });
      expect((await fixture.stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([
        { id, status: 'needs_response', reason: 'product_not_received', amount: 12_500, payment_intent: intent },
      ]);
      expect(await chargeOf(intent)).toMatchObject({ disputed: true });
      expect(await newest(2)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created']);
      await expect(fixture.control.refund(intent)).rejects.toThrow(/charged back/);
      await expect(fixture.control.dispute(intent)).rejects.toThrow(/cannot be disputed/);
    });

    it.each([
      ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
      ['lost', ['charge.dispute.closed', 'charge.dispute.funds_withdrawn']],
    ] as const)('is closed once, %s', async (outcome, events) => {
      const { intent } = await fixture.paid();
      const { id } = await fixture.control.dispute(intent);
      expect(await fixture.control.closeDispute(id, outcome)).toMatchObject({ status: outcome });
      expect(await newest(2)).toEqual(events);
      await expect(fixture.control.closeDispute(id, 'won')).rejects.toThrow(`already ${outcome}`);
    });
  });
});
