import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, order, refusal } from './stripe.fixture.js';

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await StripeFixture.start();
});
afterAll(() => fixture.running.stop());

const made = (currency: string, amount: number) => fixture.stripe.checkout.sessions.create(order(currency, amount));

describe('the smallest amount', () => {
  it.each([
    ['usd', 50],
    ['USD', 50],
    ['gbp', 30],
    ['jpy', 50],
    ['huf', 17_500],
    ['kwd', 500],
    ['krw', 1],
  ])('of %s is %d', async (currency, least) => {
    expect(await made(currency, least)).toMatchObject({ amount_total: least, currency: currency.toLowerCase() });
    const smaller = currency === 'kwd' ? least - 10 : least - 1;
    expect(await refusal(made(currency, smaller))).toMatchObject({ statusCode: 400, code: 'amount_too_small' });
  });
});

describe('an amount', () => {
  it('has at most eight digits', async () => {
    expect((await made('usd', 99_999_999)).amount_total).toBe(99_999_999);
    expect(await refusal(made('usd', 100_000_000))).toMatchObject({ code: 'amount_too_large' });
  });

  it.each(['12.5', '-1', 'ten'])('of %s is no amount', async (amount) => {
    expect(await refusal(made('usd', amount as never))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'line_items[0][price_data][unit_amount]',
    });
  });

  it('with three decimals ends with a zero', async () => {
    expect(await refusal(made('kwd', 12_345))).toMatchObject({ param: 'line_items[0][price_data][unit_amount]' });
  });
});

describe('a currency', () => {
  it('that Stripe does not know is refused', async () => {
    const error = await refusal(made('xyz', 1_000));
    expect(error).toMatchObject({ statusCode: 400, param: 'line_items[0][price_data][currency]' });
    expect(error.message).toMatch(/^Invalid currency: xyz\. /);
  });

  it('is one in a session', async () => {
    const line_items = [...order('usd').line_items!, ...order('eur').line_items!];
    expect(await refusal(fixture.session({ line_items }))).toMatchObject({ param: 'line_items' });
  });
});
