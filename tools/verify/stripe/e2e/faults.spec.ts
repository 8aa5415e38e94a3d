import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiFault } from '../src/index.js';
import { Receiver } from './receiver.js';
import { StripeFixture, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('faults of the stand-in', () => {
  beforeEach(async () => {
    fixture = await StripeFixture.start();
  });
  afterEach(() => fixture.running.stop());

  const sessions = async () => (await fixture.stripe.checkout.sessions.list({ limit: 100 })).data;
  const fault = (name: ApiFault, times = 1) =>
    fixture.control.fault(fixture.account.id, { fault: name, times, method: 'POST', path: '/v1/checkout/sessions' });

  describe('a response that is lost after the session was created', () => {
    it('is replayed when the library retries', async () => {
      await fault('cut_after');
      const session = await fixture.session({}, 'lost-1');
      expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect((await sessions()).map(({ id }) => id)).toEqual([session.id]);
    });

    it('causes a connection error if lost twice, and creates one session', async () => {
      await fault('cut_after', 2);
      expect(await expectStripeError(fixture.session({ metadata: { intent: '9' } }, 'lost-2'))).toMatchObject({
        type: 'StripeConnectionError',
      });
      const [created, ...others] = await sessions();
      expect(created!.metadata).toEqual({ intent: '9' });
      expect(others).toEqual([]);
      expect((await fixture.session({ metadata: { intent: '9' } }, 'lost-2')).id).toBe(created!.id);
    });
  });

  describe('a lost request', () => {
    it('creates nothing', async () => {
      await fault('cut_before', 2);
      expect(await expectStripeError(fixture.session({}, 'lost-3'))).toMatchObject({ type: 'StripeConnectionError' });
      expect(await sessions()).toEqual([]);
    });
  });

  describe('a 500', () => {
    it('is not remembered before execution', async () => {
      await fault('error_before');
      expect(await expectStripeError(fixture.session({}, 'error-1'))).toMatchObject({
        type: 'StripeAPIError',
        statusCode: 500,
      });
      expect((await fixture.session({}, 'error-1')).status).toBe('open');
      expect(await sessions()).toHaveLength(1);
    });

    it('is replayed under its key once execution started, even if nothing was created', async () => {
      await fault('error_stored');
      expect(await expectStripeError(fixture.session({}, 'error-2'))).toMatchObject({ statusCode: 500 });
      const again = await expectStripeError(fixture.session({}, 'error-2'));
      expect(again).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
      expect(await sessions()).toEqual([]);
      expect((await fixture.session({}, 'error-2-again')).status).toBe('open');
    });

    it('is replayed after execution, although the session exists', async () => {
      await fault('error_after');
      const began = Math.floor(Date.now() / 1_000) - 1;
      expect(await expectStripeError(fixture.session({ metadata: { intent: '9' } }, 'error-3'))).toMatchObject({
        statusCode: 500,
      });
      expect(await expectStripeError(fixture.session({ metadata: { intent: '9' } }, 'error-3'))).toMatchObject({
        statusCode: 500,
      });
      const { data } = await fixture.stripe.checkout.sessions.list({ created: { gte: began } });
      expect(data.map(({ metadata }) => metadata)).toEqual([{ intent: '9' }]);
    });
  });

  describe('a rate-limited request', () => {
    it('returns 429 and creates nothing', async () => {
      await fault('rate_limit');
      expect(await expectStripeError(fixture.session({}, 'many'))).toMatchObject({
        type: 'StripeRateLimitError',
        code: 'rate_limit',
      });
      expect((await fixture.session({}, 'many')).status).toBe('open');
      expect(await sessions()).toHaveLength(1);
    });
  });

  describe('a key in use', () => {
    it('returns 409', async () => {
      await fault('key_in_use');
      expect(await expectStripeError(fixture.session({}, 'used'))).toMatchObject({
        statusCode: 409,
        code: 'idempotency_key_in_use',
      });
      expect(await sessions()).toEqual([]);
    });
  });

  describe('a hanging request', () => {
    it('is executed later although the client timed out', async () => {
      await fault('hang_before');
      const call = fixture.stripe.checkout.sessions.create(order(), { timeout: 50, idempotencyKey: 'hangs-1' });
      expect(await expectStripeError(call)).toMatchObject({ type: 'StripeConnectionError' });
      expect(await sessions()).toEqual([]);
      await fixture.control.release(fixture.account.id);
      const [created] = await sessions();
      expect((await fixture.session({}, 'hangs-1')).id).toBe(created!.id);
    });

    it('has created its session if it hangs after execution', async () => {
      await fault('hang_after');
      const call = fixture.session({}, 'hangs-2');
      await fixture.control.waitForHangingRequest(fixture.account.id);
      const [created] = await sessions();
      expect((await fixture.session({}, 'hangs-2')).id).toBe(created!.id);
      await fixture.control.release(fixture.account.id);
      expect((await call).id).toBe(created!.id);
    });

    it('ends with the stand-in', async () => {
      const other = await StripeFixture.start();
      await other.control.fault(other.account.id, { fault: 'hang_after' });
      const call = expectStripeError(other.session());
      await other.control.waitForHangingRequest(other.account.id);
      await other.running.stop();
      expect(await call).toMatchObject({ type: 'StripeConnectionError' });
    });
  });

  describe('a webhook before the response', () => {
    it('arrives first', async () => {
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
    it('affects only the selected requests of its account', async () => {
      const { stripe } = await fixture.anotherAccount();
      await fault('rate_limit');
      expect((await stripe.checkout.sessions.list()).data).toEqual([]);
      expect((await fixture.stripe.checkout.sessions.list()).data).toEqual([]);
      expect(await expectStripeError(fixture.session())).toMatchObject({ statusCode: 429 });
    });

    it('can be cleared', async () => {
      await fault('rate_limit', 5);
      await fixture.control.clearFaults(fixture.account.id);
      expect((await fixture.session()).status).toBe('open');
    });
  });

  describe('random faults', () => {
    /** Status codes of 30 requests. */
    async function outcomes(seed: number): Promise<number[]> {
      const { account, stripe } = await fixture.anotherAccount();
      await fixture.control.randomFaults(account.id, { seed, api: { rate_limit: 0.3, error_before: 0.3 } });
      const ends: number[] = [];
      for (let request = 0; request < 30; request++)
        ends.push(
          await stripe.checkout.sessions.list().then(
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
});
