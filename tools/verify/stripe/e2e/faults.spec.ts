import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiFault } from '../src/index.js';
import { Receiver } from './receiver.js';
import { StripeFixture, order, refusal } from './stripe.fixture.js';

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await StripeFixture.start();
});
afterEach(() => fixture.running.stop());

const sessions = async () => (await fixture.stripe.checkout.sessions.list({ limit: 100 })).data;
const fault = (name: ApiFault, times = 1) =>
  fixture.control.fault(fixture.account.id, { fault: name, times, method: 'POST', path: '/v1/checkout/sessions' });

describe('an answer that is lost after the session was made', () => {
  it('is replayed to the library, which tries once more', async () => {
    await fault('cut_after');
    const session = await fixture.session({}, 'lost-1');
    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await sessions()).map(({ id }) => id)).toEqual([session.id]);
  });

  it('twice is a connection error, and there is one session', async () => {
    await fault('cut_after', 2);
    expect(await refusal(fixture.session({ metadata: { intent: '9' } }, 'lost-2'))).toMatchObject({
      type: 'StripeConnectionError',
    });
    const [made, ...others] = await sessions();
    expect(made!.metadata).toEqual({ intent: '9' });
    expect(others).toEqual([]);
    expect((await fixture.session({ metadata: { intent: '9' } }, 'lost-2')).id).toBe(made!.id);
  });
});

describe('a request that is lost', () => {
  it('makes nothing', async () => {
    await fault('cut_before', 2);
    expect(await refusal(fixture.session({}, 'lost-3'))).toMatchObject({ type: 'StripeConnectionError' });
    expect(await sessions()).toEqual([]);
  });
});

describe('a 500', () => {
  it('before execution is not remembered', async () => {
    await fault('error_before');
    expect(await refusal(fixture.session({}, 'error-1'))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect((await fixture.session({}, 'error-1')).status).toBe('open');
    expect(await sessions()).toHaveLength(1);
  });

  it('once execution began is replayed under its key, with nothing made', async () => {
    await fault('error_stored');
    expect(await refusal(fixture.session({}, 'error-2'))).toMatchObject({ statusCode: 500 });
    const again = await refusal(fixture.session({}, 'error-2'));
    expect(again).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    expect(await sessions()).toEqual([]);
    expect((await fixture.session({}, 'error-2-again')).status).toBe('open');
  });

  it('after execution is replayed too, though the session is there', async () => {
    await fault('error_after');
    const began = Math.floor(Date.now() / 1_000) - 1;
    expect(await refusal(fixture.session({ metadata: { intent: '9' } }, 'error-3'))).toMatchObject({ statusCode: 500 });
    expect(await refusal(fixture.session({ metadata: { intent: '9' } }, 'error-3'))).toMatchObject({ statusCode: 500 });
    const { data } = await fixture.stripe.checkout.sessions.list({ created: { gte: began } });
    expect(data.map(({ metadata }) => metadata)).toEqual([{ intent: '9' }]);
  });
});

describe('a request too many', () => {
  it('is 429 and makes nothing', async () => {
    await fault('rate_limit');
    expect(await refusal(fixture.session({}, 'many'))).toMatchObject({
      type: 'StripeRateLimitError',
      code: 'rate_limit',
    });
    expect((await fixture.session({}, 'many')).status).toBe('open');
    expect(await sessions()).toHaveLength(1);
  });
});

describe('a key in use', () => {
  it('is 409', async () => {
    await fault('key_in_use');
    expect(await refusal(fixture.session({}, 'used'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect(await sessions()).toEqual([]);
  });
});

describe('a request that hangs', () => {
  it('is given up by the client and executed later all the same', async () => {
    await fault('hang_before');
    const call = fixture.stripe.checkout.sessions.create(order(), { timeout: 50, idempotencyKey: 'hangs-1' });
    expect(await refusal(call)).toMatchObject({ type: 'StripeConnectionError' });
    expect(await sessions()).toEqual([]);
    await fixture.control.release(fixture.account.id);
    const [made] = await sessions();
    expect((await fixture.session({}, 'hangs-1')).id).toBe(made!.id);
  });

  it('after execution has made its session', async () => {
    await fault('hang_after');
    const call = fixture.session({}, 'hangs-2');
    await fixture.control.untilOneHangs(fixture.account.id);
    const [made] = await sessions();
    expect((await fixture.session({}, 'hangs-2')).id).toBe(made!.id);
    await fixture.control.release(fixture.account.id);
    expect((await call).id).toBe(made!.id);
  });

  it('ends with the stand-in', async () => {
    const other = await StripeFixture.start();
    await other.control.fault(other.account.id, { fault: 'hang_after' });
    const call = refusal(other.session());
    await other.control.untilOneHangs(other.account.id);
    await other.running.stop();
    expect(await call).toMatchObject({ type: 'StripeConnectionError' });
  });
});

describe('a notice that is faster than the answer', () => {
  it('arrives before it', async () => {
    const receiver = await (await Receiver.open()).listen(fixture);
    await fault('notice_first');
    const session = await fixture.session();
    expect(receiver.types()).toContain('checkout.session.completed');
    expect(session.status).toBe('open');
    expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    await receiver.close();
  });
});

describe('a planned fault', () => {
  it('meets the requests it names, and of this account alone', async () => {
    const { stripe } = await fixture.another();
    await fault('rate_limit');
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect((await fixture.stripe.checkout.sessions.list()).data).toEqual([]);
    expect(await refusal(fixture.session())).toMatchObject({ statusCode: 429 });
  });

  it('is forgotten when asked', async () => {
    await fault('rate_limit', 5);
    await fixture.control.clearFaults(fixture.account.id);
    expect((await fixture.session()).status).toBe('open');
  });

  it('that nobody knows is refused', async () => {
    await expect(fault('explode' as never)).rejects.toThrow(/fault has to be cut_before/);
    await expect(
      fixture.control.randomFaults(fixture.account.id, { seed: 1, api: { explode: 1 } as never }),
    ).rejects.toThrow(/explode is unknown/);
  });
});

describe('faults by chance', () => {
  /** How a number of requests ended. */
  async function outcomes(seed: number): Promise<number[]> {
    const { account, stripe } = await fixture.another();
    await fixture.control.randomFaults(account.id, { seed, api: { rate_limit: 0.3, error_before: 0.3 } });
    const ends: number[] = [];
    for (let request = 0; request < 30; request++)
      ends.push(
        await stripe.accounts.retrieveCurrent().then(
          () => 200,
          (error: { statusCode: number }) => error.statusCode,
        ),
      );
    return ends;
  }

  it('are the same for the same seed', async () => {
    const first = await outcomes(7);
    expect(await outcomes(7)).toEqual(first);
    expect(await outcomes(8)).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 429, 500]));
  });
});
