import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OutboxJobs } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Order } from './support/order-fixture.js';
import { type Shop, StripeFixture } from './support/stripe-fixture.js';
import { unknownId } from './support/test-api.js';

describe('payment links', () => {
  let fixture: StripeFixture;
  let shop: Shop;
  let order: Order;

  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.stop());
  beforeEach(async () => {
    shop = await fixture.shop();
    order = await shop.orders.create();
  });

  const sessionsPath = '/v1/checkout/sessions';

  it('create a page at the payment processor and email the customer (§4.11, R45)', async () => {
    const made = await shop.link(order.id);
    expect([made.status, made.body]).toEqual([
      201,
      {
        url: expect.stringContaining(made.body.sessionId),
        sessionId: expect.stringMatching(/^cs_/),
        expiresAt: expect.any(String),
        emailSent: true,
      },
    ]);
    const { payments } = await shop.control.ledger(shop.account);
    expect(payments).toEqual([
      expect.objectContaining({ amount: 50_000, currency: 'usd', session: made.body.sessionId }),
    ]);
    const jobs = await fixture.api.application.get(OutboxJobs).list({ company: shop.orders.company.id });
    expect(jobs.filter(({ kind }) => kind === 'mail.payment_link')).toHaveLength(1);
    expect((await shop.orders.company.get<{ total: number }>('payments')).body.total).toBe(0);
  });

  it('thank the customer in the name of the company, with the amount', async () => {
    const { body } = await shop.link(order.id, { amount: 19.99, name: 'Deposit <1>' });
    const paid = await fetch(body.url, { method: 'POST', body: 'action=card', redirect: 'manual' });
    const { pathname, search } = new URL(paid.headers.get('location')!);
    const page = async (query: string): Promise<string> => {
      const response = await fetch(`${fixture.api.url}${pathname}${query}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      return response.text();
    };
    const { name } = (await shop.orders.company.get<{ name: string }>('company')).body;
    expect(await page(search)).toMatch(new RegExp(`${name}[^]*Thank you[^]*Deposit &lt;1&gt;[^]*19\\.99 USD`));
    // Without the customer's session, the page names nothing.
    for (const query of ['', search.replace(/session=\w+/, 'session=cs_other'), search.replace(/link=\w/, 'link=x')])
      expect(await page(query)).not.toMatch(/19\.99|Deposit/);
  });

  it('send no email when disabled, and then need no recipient', async () => {
    const mute = await shop.orders.create({ customer: { name: 'Bob', phone: '555-7' } });
    expect((await shop.link(mute.id)).status).toBe(400);
    expect((await shop.link(mute.id, { amount: 5, sendEmail: false })).body.emailSent).toBe(false);
    expect((await shop.link(mute.id, { amount: 5, email: 'bob@example.com' })).body.emailSent).toBe(true);
  });

  it.each([
    ['jpy', 1200, 1200],
    ['KWD', 1.25, 1250],
    ['Usd', 19.99, 1999],
    ['isk', 300, 30_000],
  ])('in %s of %p are sent as %p minor units (R45)', async (currency, amount, units) => {
    expect((await shop.link(order.id, { amount, currency })).status).toBe(201);
    const { payments } = await shop.control.ledger(shop.account);
    expect(payments).toEqual([expect.objectContaining({ amount: units, currency: currency.toLowerCase() })]);
  });

  it.each([
    ['zero', { amount: 0 }],
    ['less than one', { amount: 0.99 }],
    ['a negative amount', { amount: -1 }],
    ['three decimals', { amount: 1.005 }],
    ['decimals in yen', { amount: 100.5, currency: 'jpy' }],
    ['a third decimal in dinars', { amount: 1.255, currency: 'kwd' }],
    ['less than Stripe accepts', { amount: 49, currency: 'jpy' }],
    ['more than Stripe accepts', { amount: 1_000_000 }],
    ['an unknown currency', { amount: 5, currency: 'abc' }],
    ['a currency that Stripe does not support', { amount: 5, currency: 'kpw' }],
    ['a string', { amount: '5' }],
    ['an invalid email', { amount: 5, email: 'no-address' }],
    ['an unknown field', { amount: 5, method: 'card' }],
  ])('for %s return 400, with or without a processor (R45)', async (_, body) => {
    expect((await shop.link(order.id, body)).status).toBe(400);
    await shop.connect({ connected: false });
    expect((await shop.link(order.id, body)).status).toBe(400);
    expect(await shop.sessions()).toBe(0);
  });

  it('return 404 before 503, and 503 without an enabled processor, with the key released (R45)', async () => {
    await shop.connect({ paymentsEnabled: false });
    expect((await shop.link(unknownId)).status).toBe(404);
    expect((await shop.link(order.id, { amount: 5 }, 'later')).status).toBe(503);
    await shop.connect({ paymentsEnabled: true, connected: false });
    expect((await shop.link(order.id, { amount: 5 }, 'later')).status).toBe(503);
    await shop.connect({ connected: true });
    await shop.control.changeAccount(shop.account, { keysValid: false });
    expect((await shop.link(order.id, { amount: 5 }, 'later')).status).toBe(503);
    await shop.control.changeAccount(shop.account, { keysValid: true, chargesEnabled: false });
    expect((await shop.link(order.id, { amount: 5 }, 'later')).status).toBe(503);
    await shop.control.changeAccount(shop.account, { chargesEnabled: true });
    const made = await shop.link(order.id, { amount: 5 }, 'later');
    expect(made.status).toBe(201);
    const replayed = await shop.link(order.id, { amount: 5 }, 'later');
    expect([replayed.headers.get('idempotency-replayed'), replayed.text]).toEqual(['true', made.text]);
    expect(await shop.sessions()).toBe(1);
  });

  it.each(['error_stored', 'error_after', 'error_before'] as const)(
    'create one session although Stripe returns 500 (%s), immediately or on a retry (R45)',
    async (fault) => {
      await shop.control.fault(shop.account, { fault, method: 'POST', path: sessionsPath });
      const made = await shop.link(order.id, { amount: 5 }, 'once');
      expect(made.status).toBe(201);
      expect(await shop.sessions()).toBe(1);
      await shop.control.fault(shop.account, { fault, method: 'POST', path: sessionsPath, times: 3 });
      await shop.control.fault(shop.account, { fault: 'error_before', method: 'GET', path: sessionsPath });
      const failed = await shop.link(order.id, { amount: 6 }, 'twice');
      expect(failed.status).toBe(503);
      await shop.control.clearFaults(shop.account);
      expect((await shop.link(order.id, { amount: 6 }, 'twice')).status).toBe(201);
      expect(await shop.sessions()).toBe(2);
    },
  );

  it.each(['cut_after', 'cut_before'] as const)(
    'create one session although the connection is cut (%s), for any number of retries (R45)',
    async (fault) => {
      // The Stripe library retries a cut connection once.
      await shop.control.fault(shop.account, { fault, method: 'POST', path: sessionsPath, times: 2 });
      expect((await shop.link(order.id, { amount: 5 }, 'cut')).status).toBe(503);
      const made = await Promise.all([1, 2, 3].map(() => shop.link(order.id, { amount: 5 }, 'cut')));
      for (const { status } of made) expect([201, 409]).toContain(status);
      expect((await shop.link(order.id, { amount: 5 }, 'cut')).status).toBe(201);
      expect(await shop.sessions()).toBe(1);
    },
  );

  it('continue with the session of a process that died before it stored the response (I3, R45)', async () => {
    const made = await shop.link(order.id, { amount: 5 }, 'died');
    const company = shop.orders.company.id;
    // State after the crash: the claim has expired, and nothing is stored about the session.
    await fixture.api.database.query(sql`update idempotency_keys set finished_at = null, status = null, body = null,
      claimed_at = claimed_at - interval '1 hour' where company_id = ${company}`);
    await fixture.api.database.query(sql`update payment_links set session_id = null, url = null
      where company_id = ${company}`);
    const again = await shop.link(order.id, { amount: 5 }, 'died');
    expect([again.status, again.body.sessionId]).toEqual([201, made.body.sessionId]);
    expect(await shop.sessions()).toBe(1);
  });

  it('create one session if a second call fails while the first is in progress (I3, R45)', async () => {
    await shop.control.fault(shop.account, { fault: 'hang_before', method: 'POST', path: sessionsPath });
    const first = shop.link(order.id, { amount: 5 }, 'lost');
    await shop.control.waitForHangingRequest(shop.account);
    // State after the process of the first request died.
    await fixture.api.database.query(sql`update idempotency_keys set claimed_at = claimed_at - interval '1 hour'
      where company_id = ${shop.orders.company.id}`);
    await shop.control.fault(shop.account, { fault: 'error_before', method: 'POST', path: sessionsPath });
    expect((await shop.link(order.id, { amount: 5 }, 'lost')).status).toBe(503);
    await shop.control.release(shop.account);
    await first;
    expect((await shop.link(order.id, { amount: 5 }, 'lost')).status).toBe(201);
    expect(await shop.sessions()).toBe(1);
  });

  it('reuse a session that the sweep found, and reject a paid one, without creating a second (R45)', async () => {
    const ask = () => shop.link(order.id, { amount: 5 }, 'swept');
    // The Stripe library retries a cut connection once.
    await shop.control.fault(shop.account, { fault: 'cut_after', method: 'POST', path: sessionsPath, times: 2 });
    expect((await ask()).status).toBe(503);
    await shop.sweep(16);
    const session = (await shop.control.ledger(shop.account)).payments[0]!.session;
    const company = shop.orders.company.id;
    const [stored] = await fixture.api.database.query<{ id: string }>(
      sql`select session_id as id from payment_links where company_id = ${company}`,
    );
    expect(stored).toEqual({ id: session });
    await shop.control.pay(session, 'card');
    await shop.sweep(16);
    const late = await ask();
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('already been paid')]);
    expect(await shop.sessions()).toBe(1);
  });

  it('return 503 without a second session if the first is not found among 2,500 newer ones (R45)', async () => {
    await shop.control.fault(shop.account, { fault: 'error_after', method: 'POST', path: sessionsPath });
    await shop.control.fault(shop.account, { fault: 'error_before', method: 'GET', path: sessionsPath, times: 2 });
    expect((await shop.link(order.id, { amount: 5 }, 'deep')).status).toBe(503);
    await shop.control.clearFaults(shop.account);
    await shop.foreignSessions(2_500);
    expect((await shop.link(order.id, { amount: 5 }, 'deep')).status).toBe(503);
    expect(await shop.sessions()).toBe(2_501);
  });

  it('are replayed under their key, rejected with another body, and completed by a 400 (I1, I2, I4)', async () => {
    const made = await shop.link(order.id, { amount: 5, currency: 'usd' }, 'same');
    const again = await shop.link(order.id, { currency: 'usd', amount: 5 }, 'same');
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([made.text, 'true']);
    expect((await shop.link(order.id, { amount: 6 }, 'same')).status).toBe(422);
    const other = await shop.orders.create();
    expect((await shop.link(other.id, { amount: 5 }, 'same')).status).toBe(201);
    expect((await shop.link(order.id, { amount: 0 }, 'bad')).status).toBe(400);
    expect((await shop.link(order.id, { amount: 0 }, 'bad')).headers.get('idempotency-replayed')).toBe('true');
    expect((await shop.link(order.id, { amount: 5 }, 'another key')).status).toBe(201);
    expect(await shop.sessions()).toBe(3);
  });

  it('for an infinite amount are rejected (W5)', async () => {
    const path = `/partner/v1/orders/${order.id}/payment-links`;
    const { key } = shop.orders.company;
    expect((await fixture.api.call('POST', path, '{"amount":1e400}', { key })).status).toBe(400);
  });

  it('hold no open transaction while Stripe does not respond (R45)', async () => {
    await shop.control.fault(shop.account, { fault: 'hang_before', method: 'POST', path: sessionsPath });
    const waiting = shop.link(order.id, { amount: 5 }, 'slow');
    await shop.control.waitForHangingRequest(shop.account);
    const open = await fixture.api.database.query(sql`
      select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    expect(open).toEqual([]);
    const paid = await shop.orders.company.post(`orders/${order.id}/payments`, { method: 'cash', amount: 5 });
    expect(paid.status).toBe(201);
    expect((await shop.link(order.id, { amount: 5 }, 'slow')).status).toBe(409);
    await shop.control.release(shop.account);
    expect((await waiting).status).toBe(201);
    expect(await shop.sessions()).toBe(1);
  });

  it('do not reveal the secrets of the connection, also in the audit trail (R46)', async () => {
    const company = shop.orders.company.id;
    const stored = await fixture.api.database.query<{ text: string }>(sql`
      select row_to_json(t)::text as text from payment_processors t where company_id = ${company}
      union all select row_to_json(a)::text from audit_entries a where company_id = ${company}`);
    expect(stored.length).toBeGreaterThan(1);
    const all = stored.map(({ text }) => text).join();
    expect(all).not.toContain('sk_test');
    expect(all).not.toContain(shop.webhookSecret);
  });

  it('cannot be created for orders of another company or at hidden locations (§1.2, A5)', async () => {
    const other = await fixture.shop();
    expect((await other.link(order.id)).status).toBe(404);
    const hidden = await shop.orders.portalOrder({ locationId: shop.orders.hidden });
    expect((await shop.link(hidden)).status).toBe(404);
  });
});
