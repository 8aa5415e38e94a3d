import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('refunds of the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  async function chargeOf(intent: string) {
    return (await fixture.stripe.charges.list({ payment_intent: intent })).data[0]!;
  }

  describe('a refund', () => {
    it('adds up on the charge, first partial, then the rest', async () => {
      const { intent } = await fixture.paid();
      const part = await fixture.stripe.refunds.create({
        payment_intent: intent,
        amount: 2_500,
        reason: 'requested_by_customer',
        metadata: { by: 'office' },
      });
      expect(part).toMatchObject({
        object: 'refund',
        amount: 2_500,
        currency: 'usd',
        status: 'succeeded',
        payment_intent: intent,
        reason: 'requested_by_customer',
        metadata: { by: 'office' },
      });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 2_500, refunded: false, status: 'succeeded' });
      const rest = await fixture.stripe.refunds.create({ charge: (await chargeOf(intent)).id });
      expect(rest.amount).toBe(10_000);
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 12_500, refunded: true });
      const listed = await fixture.stripe.refunds.list({ payment_intent: intent });
      expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
      expect(await fixture.stripe.refunds.retrieve(part.id)).toEqual(part);
    });

    it('has the same effect from the dashboard', async () => {
      const { intent } = await fixture.paid();
      const { id } = await fixture.control.refund(intent, { amount: 100 });
      expect(await fixture.stripe.refunds.retrieve(id, { expand: ['charge'] })).toMatchObject({
        amount: 100,
        charge: { amount_refunded: 100 },
      });
      const { data } = await fixture.stripe.events.list({ limit: 2 });
      expect(data.map(({ type }) => type)).toEqual(['charge.refunded', 'refund.created']);
    });

    it('is rejected if it exceeds the remaining amount', async () => {
      const { intent } = await fixture.paid();
      expect(
        await expectStripeError(fixture.stripe.refunds.create({ payment_intent: intent, amount: 12_501 })),
      ).toMatchObject({
        statusCode: 400,
        param: 'amount',
      });
      await fixture.control.refund(intent);
      expect(await expectStripeError(fixture.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
        code: 'charge_already_refunded',
      });
    });

    it('is rejected if nothing was paid', async () => {
      const { intent } = await fixture.paid('bank');
      expect(await expectStripeError(fixture.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
        statusCode: 400,
      });
      expect(await expectStripeError(fixture.stripe.refunds.create({}))).toMatchObject({ statusCode: 400 });
      expect(await expectStripeError(fixture.stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
        statusCode: 404,
      });
    });

    it('can fail while pending', async () => {
      const { intent } = await fixture.paid('bank');
      await fixture.control.settle(intent, 'succeeded');
      const refund = await fixture.control.refund(intent, { amount: 500, pending: true });
      expect(refund).toMatchObject({ status: 'pending' });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 500 });
      await fixture.control.settleRefund(refund.id, 'failed');
      expect(await fixture.stripe.refunds.retrieve(refund.id)).toMatchObject({
        status: 'failed',
        failure_reason: 'declined',
      });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
      expect((await fixture.stripe.events.list({ limit: 1 })).data[0]!.type).toBe('refund.failed');
    });

    it('can succeed after pending', async () => {
      const { intent } = await fixture.paid();
      const refund = await fixture.control.refund(intent, { pending: true });
      await fixture.control.settleRefund(refund.id, 'succeeded');
      expect((await fixture.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
      await expect(fixture.control.settleRefund(refund.id, 'failed')).rejects.toThrow(/not pending/);
    });
  });

  describe('a dispute', () => {
    async function disputed() {
      const { intent } = await fixture.paid();
      return { intent, dispute: await fixture.control.dispute(intent, { reason: 'product_not_received' }) };
    }

    async function eventTypes(dispute: string): Promise<string[]> {
      const { data } = await fixture.stripe.events.list({ type: 'charge.dispute.*', limit: 100 });
      return data
        .filter((event) => (event.data.object as any).id === dispute)
        .map(({ type }) => type)
        .reverse();
    }

    it('withdraws the money at once', async () => {
      const { intent, dispute } = await disputed();
      expect(dispute.id).toMatch(/^du_\w{24}$/);
      expect(await fixture.stripe.disputes.retrieve(dispute.id)).toMatchObject({
        status: 'needs_response',
        reason: 'product_not_received',
        amount: 12_500,
        payment_intent: intent,
      });
      expect(await chargeOf(intent)).toMatchObject({ disputed: true });
      expect((await fixture.stripe.disputes.list({ payment_intent: intent })).data).toHaveLength(1);
      expect(await expectStripeError(fixture.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
        code: 'charge_disputed',
      });
      await expect(fixture.control.dispute(intent)).rejects.toThrow(/cannot be disputed/);
    });

    it('reinstates the money if it is won', async () => {
      const { dispute } = await disputed();
      await fixture.control.closeDispute(dispute.id, 'won');
      expect((await fixture.stripe.disputes.retrieve(dispute.id)).status).toBe('won');
      expect(await eventTypes(dispute.id)).toEqual([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ]);
    });

    it('does not reinstate the money if it is lost', async () => {
      const { dispute } = await disputed();
      await fixture.control.closeDispute(dispute.id, 'lost');
      expect((await fixture.stripe.disputes.retrieve(dispute.id)).status).toBe('lost');
      expect((await eventTypes(dispute.id)).at(-1)).toBe('charge.dispute.closed');
      await expect(fixture.control.closeDispute(dispute.id, 'won')).rejects.toThrow(/already lost/);
    });
  });
});
