import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture, order, expectStripeError } from './stripe.fixture.js';

let fixture: StripeFixture;
describe('money at the stand-in', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  const createSession = (currency: string, amount: number) =>
    fixture.stripe.checkout.sessions.create(order(currency, amount));

  describe('the minimum amount', () => {
    it.each([
      ['usd', 50],
      ['USD', 50],
      ['gbp', 30],
      ['jpy', 50],
      ['huf', 17_500],
      ['kwd', 500],
      ['krw', 1],
    ])('of %s is %d', async (currency, minimum) => {
      expect(await createSession(currency, minimum)).toMatchObject({
        amount_total: minimum,
        currency: currency.toLowerCase(),
      });
      const smaller = currency === 'kwd' ? minimum - 10 : minimum - 1;
      expect(await expectStripeError(createSession(currency, smaller))).toMatchObject({
        statusCode: 400,
        code: 'amount_too_small',
      });
    });
  });

  describe('an amount', () => {
    it('has at most eight digits', async () => {
      expect((await createSession('usd', 99_999_999)).amount_total).toBe(99_999_999);
      expect(await expectStripeError(createSession('usd', 100_000_000))).toMatchObject({ code: 'amount_too_large' });
    });

    it.each(['12.5', '-1', 'ten'])('is rejected if it is %s', async (amount) => {
      expect(await expectStripeError(createSession('usd', amount as never))).toMatchObject({
        code: 'parameter_invalid_integer',
        param: 'line_items[0][price_data][unit_amount]',
      });
    });

    it('must end with a zero if the currency has three decimals', async () => {
      expect(await expectStripeError(createSession('kwd', 12_345))).toMatchObject({
        param: 'line_items[0][price_data][unit_amount]',
      });
    });
  });

  describe('a currency', () => {
    it('is rejected if Stripe does not support it', async () => {
      const error = await expectStripeError(createSession('xyz', 1_000));
      expect(error).toMatchObject({ statusCode: 400, param: 'line_items[0][price_data][currency]' });
      expect(error.message).toMatch(/^Invalid currency: xyz\./);
    });

    it('is the same for all items of a session', async () => {
      const line_items = [...order('usd').line_items!, ...order('eur').line_items!];
      expect(await expectStripeError(fixture.session({ line_items }))).toMatchObject({ param: 'line_items' });
    });
  });
});
