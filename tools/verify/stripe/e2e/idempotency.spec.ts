import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, order, refusal } from './stripe.fixture.js';

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await StripeFixture.start();
});
afterAll(() => fixture.running.stop());

const sessions = async () => (await fixture.stripe.checkout.sessions.list({ limit: 100 })).data.length;

describe('an idempotency key', () => {
  it('gives the first result again', async () => {
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

  it('gives it as it was, whatever happened since', async () => {
    const { id } = await fixture.session({}, 'key-2');
    await fixture.control.pay(id, 'card');
    expect(await fixture.session({}, 'key-2')).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
  });

  it('with other parameters is refused', async () => {
    await fixture.session({}, 'key-3');
    expect(await refusal(fixture.session({ customer_email: 'else@example.com' }, 'key-3'))).toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
      statusCode: 400,
    });
  });

  it('takes parameters in any order', async () => {
    const { mode, ...rest } = order();
    const make = (parameters: object) =>
      fixture.stripe.checkout.sessions.create(parameters, { idempotencyKey: 'key-order' });
    expect((await make({ ...rest, mode })).id).toBe((await make({ mode, ...rest })).id);
  });

  it('of another endpoint is refused', async () => {
    const { id } = await fixture.session({}, 'key-4');
    const call = fixture.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'key-4' });
    expect(await refusal(call)).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('is not used up by a parameter that is invalid', async () => {
    expect(await refusal(fixture.session({ customer_email: 'nobody' }, 'key-5'))).toMatchObject({ statusCode: 400 });
    expect((await fixture.session({}, 'key-5')).lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  it('replays the refusal of what was executed', async () => {
    const { intent } = await fixture.paid('bank');
    const call = () => fixture.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'key-6' });
    expect(await refusal(call())).toMatchObject({ statusCode: 400 });
    await fixture.control.settle(intent, 'succeeded');
    const again = await refusal(call());
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  it('is forgotten after a day', async () => {
    const { stripe, running } = await StripeFixture.start();
    const make = () => stripe.checkout.sessions.create(order(), { idempotencyKey: 'key-7' });
    const { id } = await make();
    await running.control.advance(23 * 60 * 60);
    expect((await make()).id).toBe(id);
    await running.control.advance(61 * 60);
    expect((await make()).id).not.toBe(id);
    await running.stop();
  });

  it('is in use while the first request executes, and is replayed afterwards', async () => {
    await fixture.control.fault(fixture.account.id, { fault: 'hang_before', method: 'POST' });
    const before = await sessions();
    const first = fixture.session({}, 'key-8');
    await fixture.control.untilOneHangs(fixture.account.id);
    expect(await refusal(fixture.session({}, 'key-8'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    await fixture.control.release(fixture.account.id);
    const { id } = await first;
    expect((await fixture.session({}, 'key-8')).id).toBe(id);
    expect(await sessions()).toBe(before + 1);
  });

  it('has at most 255 characters', async () => {
    expect(await refusal(fixture.session({}, 'k'.repeat(256)))).toMatchObject({ statusCode: 400 });
  });
});
