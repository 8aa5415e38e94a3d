import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { ChangeChannel, WorkerSession } from '@partner/postgres';
import sql from 'sql-template-tag';
import { Webhook } from 'standardwebhooks';
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

  /** Sends a test event and resolves when its delivery is settled. @returns the event's id */
  const send = async (id: Id): Promise<Id> => {
    const { eventId } = await at.testEvent.execute(at.actor, { id });
    worker.loop.wake();
    await worker.until(() => worker.outcomes.some(({ delivery }) => delivery.eventId === eventId));
    return eventId;
  };
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

  it('verifies by Standard Webhooks, with both secrets for a day after a rotation (E8)', async () => {
    const wanted = { url: receiver.url, standardWebhooks: true };
    const { subscription, ...first } = await at.create.execute(at.actor, wanted);
    const { id } = subscription;
    const verified = async (secrets: readonly (string | undefined)[]): Promise<boolean[]> => {
      const eventId = await send(id);
      const { headers, body } = receiver.arrivals.at(-1)!;
      expect(headers['webhook-id']).toBe(eventId);
      return secrets.map((secret) => {
        try {
          return isDeepStrictEqual(
            new Webhook(secret!).verify(body, headers as Record<string, string>),
            JSON.parse(body),
          );
        } catch {
          return false;
        }
      });
    };
    expect(await verified([first.standardSecret, first.signingSecret])).toEqual([true, false]);
    const second = await at.changes.rotateSecret(at.actor, { id });
    expect(await verified([second.standardSecret, first.standardSecret])).toEqual([true, true]);
    // The package compares with the clock of the machine: the overlap ends, but the present second remains.
    await at.database.query(sql`update webhook_subscriptions set previous_secret_until = ${at.clock.now()}
      where id = ${id}`);
    expect(await verified([second.standardSecret, first.standardSecret])).toEqual([true, false]);
    await at.changes.setStandardWebhooks(at.actor, { id, standardWebhooks: false });
    await send(id);
    expect(receiver.arrivals.at(-1)?.headers).not.toHaveProperty('webhook-signature');
    await at.changes.delete(at.actor, { id });
  });

  it('goes with the constant headers of the endpoint, which are stored only encrypted', async () => {
    const value = 'Basic of-a-gateway-7312';
    const { subscription } = await at.create.execute(at.actor, {
      url: receiver.url,
      headers: { Authorization: value },
    });
    receiver.answering = ({ headers }, response) =>
      response.writeHead(500, { 'x-echo': headers.authorization }).end(`who is ${headers.authorization}?`);
    await send(subscription.id);
    receiver.answering = (_arrival, response) => response.end();
    expect(receiver.arrivals.at(-1)?.headers).toMatchObject({ authorization: value, 'user-agent': 'partner-webhooks' });
    const [attempt] = await at.database.query<{ text: string; response: string }>(
      sql`select a::text as text, a.response from webhook_attempts a where subscription_id = ${subscription.id}`,
    );
    expect(attempt).toMatchObject({ response: 'who is …?', text: expect.not.stringContaining('of-a-gateway') });
    const [row] = await at.database.query<{ text: string }>(
      sql`select s::text as text from webhook_subscriptions s where id = ${subscription.id}`,
    );
    expect(row).toEqual({ text: expect.not.stringContaining('of-a-gateway') });
    await at.changes.disable(at.actor, { id: subscription.id });
  });

  it('verifies with the secret shown at creation, and with both secrets for a day after a rotation (E8)', async () => {
    const { subscription, signingSecret } = await at.create.execute(at.actor, { url: receiver.url });
    const { id } = subscription;
    await send(id);
    expect(verifies(signingSecret)).toBe(true);

    const rotated = await at.changes.rotateSecret(at.actor, { id });
    await send(id);
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, true]);

    at.pass(24 * 3_600_000);
    await send(id);
    expect([verifies(rotated.signingSecret), verifies(signingSecret)]).toEqual([true, false]);
  });
});
