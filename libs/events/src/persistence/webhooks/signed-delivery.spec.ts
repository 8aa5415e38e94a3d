import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeChannel } from '@partner/persistence';
import Stripe from 'stripe';
import { Receiver } from '../../testing/receiver.js';
import { ChannelSubscriptionNews } from './subscription-changes.js';
import { EngineUnderTest } from '../delivery/engine.fake.js';
import { WebhooksAtWork } from './webhooks-at-work.fake.js';

describe('what a subscription gets', () => {
  let at: WebhooksAtWork;
  let receiver: Receiver;
  let engine: EngineUnderTest;
  let channel: ChangeChannel;

  beforeAll(async () => {
    at = await WebhooksAtWork.open();
    receiver = await Receiver.start();
    channel = new ChangeChannel(at.database);
    await channel.start();
    engine = new EngineUnderTest(at.database, at.clock, new ChannelSubscriptionNews(channel));
    engine.loop.start();
  });
  afterAll(async () => {
    await engine.close();
    await channel.stop();
    await receiver.close();
    await at.close();
  });

  /** Whether the last arrival verifies, as an integrator would see to it. */
  const verifies = (secret: string): boolean => {
    const last = receiver.arrivals.at(-1);
    const signature = String(last?.headers['x-service-signature']);
    try {
      Stripe.webhooks.constructEvent(last?.body ?? '', signature, secret, 300, undefined, at.clock.now().getTime());
      return true;
    } catch {
      return false;
    }
  };

  it('verifies with the secret shown at its creation, and for a day after a rotation with both (E8)', async () => {
    const { subscription, signingSecret } = await at.create.execute(at.actor, { url: receiver.url });
    const { id } = subscription;
    let deliveries = 0;
    const arrival = async (): Promise<void> => {
      await at.ping.execute(at.actor, { id });
      engine.loop.wake();
      deliveries += 1;
      await engine.until(() => engine.outcomes.length === deliveries);
    };

    await arrival();
    expect(verifies(signingSecret)).toBe(true);

    const rotated = await at.rotate.execute(at.actor, { id });
    await arrival();
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, true]);

    at.pass(24 * 3_600_000);
    await arrival();
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, false]);
  });
});
