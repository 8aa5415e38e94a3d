import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { PlannedNoticeFault } from '../src/index.js';
import { Receiver } from './receiver.js';
import { StripeFixture } from './stripe.fixture.js';

let fixture: StripeFixture;
let receiver: Receiver;
describe('webhooks of the stand-in', () => {
  beforeEach(async () => {
    fixture = await StripeFixture.start({ backoff: [0, 0] });
    receiver = await (await Receiver.open()).listen(fixture, ['checkout.session.completed', 'charge.refunded']);
  });
  afterEach(async () => {
    await receiver.close();
    await fixture.running.stop();
  });

  const fault = (planned: PlannedNoticeFault) => fixture.control.noticeFault(fixture.account.id, planned);

  describe('a webhook', () => {
    it('has a signature that the library verifies', async () => {
      const { session } = await fixture.paid();
      await fixture.control.idle();
      expect(receiver.events).toHaveLength(1);
      expect(receiver.events[0]).toMatchObject({
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: session.id, payment_status: 'paid' } },
      });
      const { body, signature } = receiver.raw[0]!;
      expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
      expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, 'whsec_receiver')).toThrow(/signature/);
    });

    it('goes to every endpoint of its account that receives its type, signed with its secret', async () => {
      const second = await (
        await Receiver.open('whsec_second')
      ).listen(fixture, ['*'], fixture.account.id, 'whsec_second');
      const { account } = await fixture.anotherAccount();
      const foreign = await (await Receiver.open()).listen(fixture, ['*'], account.id);
      await fixture.paid();
      await fixture.control.idle();
      expect(receiver.types()).toEqual(['checkout.session.completed']);
      expect(second.types().sort()).toEqual([
        'charge.succeeded',
        'checkout.session.completed',
        'payment_intent.created',
        'payment_intent.succeeded',
      ]);
      expect(foreign.raw).toEqual([]);
      await second.close();
      await foreign.close();
    });

    it('is sent again until it is accepted', async () => {
      receiver.statuses.push(500, 302);
      const accepted = new Promise<void>((resolve) => {
        receiver.onEvent = () => (receiver.events.length === 3 ? resolve() : undefined);
      });
      await fixture.paid();
      await accepted;
      expect(new Set(receiver.raw.map(({ body }) => body)).size).toBe(1);
    });

    it('is not sent to a removed endpoint', async () => {
      const { id } = await fixture.control.addWebhook(fixture.account.id, { url: receiver.url });
      await fixture.control.removeWebhook(fixture.account.id, id);
      await fixture.paid();
      await fixture.control.idle();
      expect(receiver.raw).toEqual([]);
    });
  });

  describe('webhook faults', () => {
    it('send a webhook twice', async () => {
      await fault({ fault: 'double' });
      await fixture.paid();
      await fixture.control.idle();
      expect(receiver.types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
      expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
    });

    it('drop a webhook, although the event is listed', async () => {
      await fault({ fault: 'drop' });
      await fixture.paid();
      await fixture.control.idle();
      expect(receiver.raw).toEqual([]);
      expect((await fixture.stripe.events.list({ types: ['checkout.session.completed'] })).data).toHaveLength(1);
    });

    it('reorder webhooks', async () => {
      await fault({ fault: 'reorder', types: ['checkout.session.completed'] });
      const { intent } = await fixture.paid();
      await fixture.control.idle();
      expect(receiver.raw).toEqual([]);
      await fixture.control.refund(intent);
      await fixture.control.idle();
      expect(receiver.types()).toEqual(['charge.refunded', 'checkout.session.completed']);
    });

    it('hold webhooks until they are released, with their original content', async () => {
      await fault({ fault: 'hold', times: 2 });
      const { intent } = await fixture.paid('bank');
      await fixture.control.settle(intent, 'succeeded');
      await fixture.control.refund(intent);
      await fixture.control.idle();
      expect(receiver.raw).toEqual([]);
      await fixture.control.deliverHeld(fixture.account.id);
      expect(receiver.types().sort()).toEqual(['charge.refunded', 'checkout.session.completed']);
      const completed = receiver.events.find(({ type }) => type === 'checkout.session.completed');
      expect(completed).toMatchObject({ data: { object: { payment_status: 'unpaid' } } });
    });

    it('are the same for the same seed if random', async () => {
      const deliveries = async () => {
        const { account, stripe } = await fixture.anotherAccount();
        await receiver.listen(fixture, ['checkout.session.completed'], account.id);
        await fixture.control.randomFaults(account.id, { seed: 3, notices: { double: 0.3, drop: 0.3 } });
        const counts: number[] = [];
        for (let payment = 0; payment < 12; payment++) {
          const { id } = await stripe.checkout.sessions.create({
            mode: 'payment',
            success_url: 'https://shop.example',
            line_items: [
              { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'A' } } },
            ],
          });
          await fixture.control.pay(id, 'card');
          await fixture.control.idle();
          counts.push(receiver.events.splice(0).length);
        }
        return counts;
      };
      const first = await deliveries();
      expect(await deliveries()).toEqual(first);
      expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    });
  });
});
