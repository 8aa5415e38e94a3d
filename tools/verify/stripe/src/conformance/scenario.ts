import type Stripe from 'stripe';
import type { StripeControl } from '../control/client.js';
import type { PaymentMethod } from '../payments/pay.js';
import type { Recorder } from './recorder.js';

const sessions = '/v1/checkout/sessions';

const order = {
  mode: 'payment',
  'line_items[0][quantity]': '2',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '6250',
  'line_items[0][price_data][product_data][name]': 'Deposit',
  'metadata[order]': '7',
  'payment_intent_data[metadata][order]': '7',
  customer_email: 'buyer@example.com',
  client_reference_id: 'order-7',
  success_url: 'https://shop.example/thanks',
  cancel_url: 'https://shop.example/back',
};

/** Calls every endpoint, with objects in every possible state, and provokes errors. */
export async function runScenario(recorder: Recorder, control: StripeControl): Promise<void> {
  const paid = await payments(recorder, control);
  await states(recorder, control, paid);
  await lists(recorder);
  await errors(recorder);
  const events = await recorder.call<{ data: Stripe.Event[] }>('GET', '/v1/events', '', { limit: '100' });
  for (const { id } of events.data) await recorder.call('GET', '/v1/events/{id}', id);
  recorder.checkEvents(events.data.map(({ type }) => type));
}

async function payments(recorder: Recorder, control: StripeControl): Promise<string[]> {
  const intents: string[] = [];
  await recorder.call('GET', '/v1/account');
  for (const paymentMethod of ['card', 'card', 'card', 'bank', 'bank', 'declined_card'] satisfies PaymentMethod[]) {
    const { id } = await recorder.call<Stripe.Checkout.Session>('POST', sessions, '', order);
    await recorder.call('GET', `${sessions}/{session}/line_items`, id);
    intents.push((await control.pay(id, paymentMethod)).payment_intent as string);
    const expanded = { 'expand[0]': 'payment_intent.latest_charge', 'expand[1]': 'line_items' };
    await recorder.call('GET', `${sessions}/{session}`, id, expanded);
    await recorder.call('GET', '/v1/payment_intents/{intent}', intents.at(-1));
  }
  const { id } = await recorder.call<Stripe.Checkout.Session>('POST', sessions, '', order);
  await recorder.call('POST', `${sessions}/{session}/expire`, id);
  return intents;
}

async function states(recorder: Recorder, control: StripeControl, intents: readonly string[]): Promise<void> {
  const [refunded = '', won = '', lost = '', settled = '', failed = '', declined = ''] = intents;
  const terms = { payment_intent: refunded, amount: '100', reason: 'duplicate', 'metadata[by]': 'office' };
  const refund = await recorder.call<Stripe.Refund>('POST', '/v1/refunds', '', terms);
  await recorder.call('GET', '/v1/refunds/{refund}', refund.id, { 'expand[0]': 'charge.refunds' });
  await control.settleRefund((await control.refund(refunded, { amount: 50, pending: true })).id, 'failed');
  await control.refund(refunded);
  for (const [intent, outcome] of [[won, 'won'] as const, [lost, 'lost'] as const]) {
    const { id } = await control.dispute(intent);
    await recorder.call('GET', '/v1/disputes/{dispute}', id, { 'expand[0]': 'charge' });
    await control.closeDispute(id, outcome);
    await recorder.call('GET', '/v1/disputes/{dispute}', id);
  }
  await control.settle(settled, 'succeeded');
  await control.settle(failed, 'failed');
  for (const intent of [refunded, won, lost, settled, failed, declined]) {
    const shown = await recorder.call<Stripe.PaymentIntent>('GET', '/v1/payment_intents/{intent}', intent);
    await recorder.call('GET', '/v1/charges/{charge}', shown.latest_charge as string);
  }
}

async function lists(recorder: Recorder): Promise<void> {
  const since = { 'created[gte]': '1', limit: '100' };
  await recorder.call('GET', sessions, '', { limit: '100' });
  for (const path of ['/v1/payment_intents', '/v1/charges', '/v1/refunds', '/v1/disputes'])
    await recorder.call('GET', path, '', since);
}

async function errors(recorder: Recorder): Promise<void> {
  await recorder.call('POST', sessions, '', { ...order, 'line_items[0][price_data][unit_amount]': '1' });
  await recorder.call('POST', sessions, '', { ...order, customer_email: 'not-an-email' });
  await recorder.call('GET', `${sessions}/{session}`, 'cs_test_none');
  await recorder.call('POST', '/v1/refunds', '', { payment_intent: 'pi_none' });
}
