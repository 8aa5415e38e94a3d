import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { StripeFixture, order } from './stripe.fixture.js';

let fixture: StripeFixture;

const submit = (url: string, action: string, more: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action, ...more }) });

async function page(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const session = await fixture.session(more);
  return { id: session.id, url: session.url! };
}

const sessionOf = (id: string) => fixture.stripe.checkout.sessions.retrieve(id);

describe('the payment page', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  it('shows the amount and the payment methods, without external resources', async () => {
    const { url } = await page();
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const html = await response.text();
    expect(html).toContain('Pay 125.00 USD');
    expect([...html.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual([
      'card',
      'declined_card',
      'bank',
      'abandon',
    ]);
    expect(html).not.toMatch(/https?:\/\/|<script|src=|<link/);
  });

  it('escapes text', async () => {
    const name = `<script>alert("1")</script> & 'more'`;
    const line_items = order().line_items!;
    line_items[0]!.price_data!.product_data!.name = name;
    const html = await (await fetch((await page({ line_items })).url)).text();
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;');
    expect(html).not.toContain('<script');
  });

  it('accepts a card and redirects to the shop', async () => {
    const { id, url } = await page();
    const response = await submit(url, 'card', { email: 'person@example.com' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`https://shop.example/thanks?session=${id}`);
    expect(await sessionOf(id)).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'person@example.com' },
    });
    expect(await (await fetch(url)).text()).toContain('already submitted');
    expect((await submit(url, 'card')).status).toBe(200);
    expect((await fixture.stripe.events.list({ types: ['charge.succeeded'] })).data).toHaveLength(1);
  });

  it('reports a declined card, and accepts another', async () => {
    const { id, url } = await page();
    expect(await (await submit(url, 'declined_card')).text()).toContain('Your card was declined.');
    expect((await sessionOf(id)).status).toBe('open');
    expect((await submit(url, 'card')).status).toBe(303);
  });

  it('accepts a bank payment, which is unpaid at first', async () => {
    const { id, url } = await page();
    expect((await submit(url, 'bank')).status).toBe(303);
    expect(await sessionOf(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  });

  it('offers only the payment methods of the session', async () => {
    const { url } = await page({ line_items: order('jpy', 900).line_items });
    expect(await (await fetch(url)).text()).not.toContain('Pay by bank');
    expect(await (await submit(url, 'bank')).text()).toContain('cannot be paid with bank');
  });

  it('can be abandoned', async () => {
    const { id, url } = await page();
    const response = await submit(url, 'abandon');
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://shop.example/back']);
    expect(await sessionOf(id)).toMatchObject({ status: 'open', payment_intent: null });
  });

  it('returns 404 for an unknown session', async () => {
    expect((await fetch(`${fixture.running.url}/c/pay/cs_test_none`)).status).toBe(404);
  });
});
