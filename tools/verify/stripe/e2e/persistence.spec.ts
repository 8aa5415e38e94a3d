import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripe } from '../src/index.js';
import { Receiver } from './receiver.js';
import { StripeFixture, client, order } from './stripe.fixture.js';

let folder: string;
let data: string;

describe('a stand-in with a state file', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-stand-in-'));
    data = join(folder, 'state', 'stripe.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('continues after a restart', async () => {
    const fixture = await StripeFixture.start({ data });
    const { session, intent } = await fixture.paid('bank');
    const open = await fixture.session({}, 'kept');
    const events = await fixture.stripe.events.list();
    await fixture.running.stop();

    const again = await startStripe({ data });
    const stripe = client(again, fixture.account.secretKey);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect((await stripe.events.list()).data).toEqual(events.data);
    await again.control.settle(intent, 'succeeded');
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('open');
    await again.stop();
  });

  it('replays the result of an idempotency key', async () => {
    const fixture = await StripeFixture.start({ data });
    const { id } = await fixture.session({}, 'kept');
    await fixture.running.stop();
    const again = await startStripe({ data });
    const replayed = await client(again, fixture.account.secretKey).checkout.sessions.create(order(), {
      idempotencyKey: 'kept',
    });
    expect([replayed.id, replayed.lastResponse.headers['idempotent-replayed']]).toEqual([id, 'true']);
    await again.stop();
  });

  it('resends webhooks whose attempt was aborted', async () => {
    const receiver = await Receiver.open();
    const arrived = new Promise<void>((resolve) => {
      receiver.onEvent = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    const fixture = await StripeFixture.start({ data });
    await receiver.listen(fixture, ['checkout.session.completed']);
    await fixture.paid();
    await arrived;
    await fixture.running.stop();
    const resent = new Promise<void>((resolve) => {
      receiver.onEvent = () => resolve();
    });
    const again = await startStripe({ data });
    await resent;
    expect(receiver.types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
    await again.stop();
    await receiver.close();
  });

  it('writes the file right after a change', async () => {
    const fixture = await StripeFixture.start({ data });
    const { id } = await fixture.session();
    await fixture.control.idle();
    expect(await readFile(data, 'utf8')).toContain(id);
    await fixture.running.stop();
  });

  it('does not start if the file is unreadable', async () => {
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{');
    await expect(startStripe({ data: broken })).rejects.toThrow(/JSON/);
  });
});
