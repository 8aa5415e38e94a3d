import { expect, it } from '@jest/globals';
import { Stage, order } from './stage.js';

it('the ledger is what was charged less what was refunded and lost, per currency and by metadata', async () => {
  const stage = await Stage.set();
  const { control } = stage;
  const first = await stage.paid('card', { order: '1' });
  await control.refund(first.intent, { amount: 2_500 });
  const lost = await stage.paid('card', { order: '2' });
  await control.closeDispute((await control.dispute(lost.intent)).id, 'lost');
  const open = await stage.paid('card', { order: '2' });
  await control.dispute(open.intent);
  await stage.paid('bank', { order: '2' });
  await control.pay((await stage.session()).id, 'declined_card');
  const yen = await stage.stripe.checkout.sessions.create(order('jpy', 900));
  await control.pay(yen.id, 'card');

  const { sums, payments } = await control.ledger(stage.account.id);
  expect(sums).toEqual([
    { currency: 'usd', charged: 37_500, refunded: 2_500, lost: 12_500, disputed: 12_500, net: 22_500 },
    { currency: 'jpy', charged: 900, refunded: 0, lost: 0, disputed: 0, net: 900 },
  ]);
  expect(payments).toHaveLength(6);
  const of = await control.ledger(stage.account.id, { order: '1' });
  expect(of.sums).toEqual([{ currency: 'usd', charged: 12_500, refunded: 2_500, lost: 0, disputed: 0, net: 10_000 }]);
  expect(of.payments).toMatchObject([
    { session: first.session.id, paymentIntent: first.intent, refunded: 2_500, paymentStatus: 'paid', dispute: null },
  ]);
  const { account } = await stage.another();
  expect(await control.ledger(account.id)).toEqual({ sums: [], payments: [] });
  await stage.running.stop();
});
