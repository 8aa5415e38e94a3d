import { expect, it } from '@jest/globals';
import { StripeFixture, order } from './stripe.fixture.js';

it('the ledger sums charges, refunds and lost disputes per currency, filtered by metadata', async () => {
  const fixture = await StripeFixture.start();
  const { control } = fixture;
  const first = await fixture.paid('card', { order: '1' });
  await control.refund(first.intent, { amount: 2_500 });
  const lost = await fixture.paid('card', { order: '2' });
  await control.closeDispute((await control.dispute(lost.intent)).id, 'lost');
  const open = await fixture.paid('card', { order: '2' });
  await control.dispute(open.intent);
  await fixture.paid('bank', { order: '2' });
  await control.pay((await fixture.session()).id, 'declined_card');
  const yen = await fixture.stripe.checkout.sessions.create(order('jpy', 900));
  await control.pay(yen.id, 'card');

  const { sums, payments } = await control.ledger(fixture.account.id);
  expect(sums).toEqual([
    { currency: 'usd', charged: 37_500, refunded: 2_500, lost: 12_500, disputed: 12_500, net: 22_500 },
    { currency: 'jpy', charged: 900, refunded: 0, lost: 0, disputed: 0, net: 900 },
  ]);
  expect(payments).toHaveLength(6);
  const of = await control.ledger(fixture.account.id, { order: '1' });
  expect(of.sums).toEqual([{ currency: 'usd', charged: 12_500, refunded: 2_500, lost: 0, disputed: 0, net: 10_000 }]);
  expect(of.payments).toMatchObject([
    { session: first.session.id, paymentIntent: first.intent, refunded: 2_500, paymentStatus: 'paid', dispute: null },
  ]);
  const { account } = await fixture.anotherAccount();
  expect(await control.ledger(account.id)).toEqual({ sums: [], payments: [] });
  await fixture.running.stop();
});
