import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;

const sessions = async () => (await fixture.stripe.checkout.sessions.list({ limit: 100 })).data.length;

describe('an idempotency key', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  it('replays the first result', async () => {
    const first = await fixture.session({}, 'key-1');
    const again = await fixture.session({}, 'key-1');
    expect(again).toEqual(first);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': 'key-1',
    });
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  });

  it('replays the result unchanged after later changes', async () => {
    const { id } = await fixture.session({}, 'key-2');
    await fixture.control.pay(id, 'card');
    expect(await fixture.session({}, 'key-2')).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
  });

  it('is rejected with other parameters', async () => {
    await fixture.session({}, 'key-3');
    expect(await expectStripeError(fixture.session({ customer_email: 'else@example.com' }, 'key-3'))).toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
      statusCode: 400,
    });
  });

  it('ignores the order of parameters', async () => {
    const { mode, ...rest } = order();
    const create = (parameters: object) =>
      fixture.stripe.checkout.sessions.create(parameters, { idempotencyKey: 'key-order' });
    expect((await create({ ...rest, mode })).id).toBe((await create({ mode, ...rest })).id);
  });

  it('is not used up by an invalid parameter', async () => {
    expect(await expectStripeError(fixture.session({ customer_email: 'not-an-email' }, 'key-5'))).toMatchObject({
      statusCode: 400,
    });
    expect((await fixture.session({}, 'key-5')).lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  it('returns 409 while the first request executes, and replays its result afterwards', async () => {
    await fixture.control.fault(fixture.account.id, { fault: 'hang_before', method: 'POST' });
    const before = await sessions();
    const first = fixture.session({}, 'key-8');
    await fixture.control.waitForHangingRequest(fixture.account.id);
    expect(await expectStripeError(fixture.session({}, 'key-8'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    await fixture.control.release(fixture.account.id);
    const { id } = await first;
    expect((await fixture.session({}, 'key-8')).id).toBe(id);
    expect(await sessions()).toBe(before + 1);
  });
});
