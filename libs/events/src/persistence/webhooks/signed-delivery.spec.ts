import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeChannel, WorkerSession } from '@partner/postgres';
import Stripe from 'stripe';
import { Receiver } from '../../testing/receiver.js';
import { TestWorker } from '../delivery/delivery.fixture.js';
import { WebhooksFixture } from './webhooks.fixture.js';

describe('the signature of a delivery', () => {
  let at: WebhooksFixture;
  let receiver: Receiver;
  let worker: TestWorker;
  let channel: ChangeChannel;
  let session: WorkerSession;

  beforeAll(async () => {
    at = await WebhooksFixture.open();
    receiver = await Receiver.start();
    channel = new ChangeChannel(at.database);
    await channel.start();
    session = new WorkerSession(at.database);
    await session.start();
    worker = new TestWorker(at.database, at.clock, session);
    worker.loop.start();
  });
  afterAll(async () => {
    await worker.close();
    await session.stop();
    await channel.stop();
    await receiver.close();
    await at.close();
  });

  /** True if an integrator's verification accepts the last arrival. */
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

  it('verifies with the secret shown at creation, and with both secrets for a day after a rotation (E8)', async () => {
    const { subscription, signingSecret } = await at.create.execute(at.actor, { url: receiver.url });
    const { id } = subscription;
    let deliveries = 0;
    const arrival = async (): Promise<void> => {
      await at.testEvent.execute(at.actor, { id });
      worker.loop.wake();
      deliveries += 1;
      await worker.until(() => worker.outcomes.length === deliveries);
    };

    await arrival();
    expect(verifies(signingSecret)).toBe(true);

    const rotated = await at.changes.rotateSecret(at.actor, { id });
    await arrival();
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, true]);

    at.pass(24 * 3_600_000);
    await arrival();
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, false]);
  });
});
