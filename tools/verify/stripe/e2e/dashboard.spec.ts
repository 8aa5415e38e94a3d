import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeFixture } from './stripe.fixture.js';

let fixture: StripeFixture;

const act = (action: string, payment: string, headers: Record<string, string> = {}) =>
  fetch(`${fixture.running.url}/dashboard`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ action, payment }),
  });
const html = async () => (await fetch(`${fixture.running.url}/dashboard`)).text();
const intentOf = (id: string) => fixture.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

describe('the dashboard', () => {
  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.running.stop());

  it('shows the payments and their actions', async () => {
    await fixture.paid();
    await fixture.paid('bank');
    const page = await html();
    expect(page).toContain(fixture.account.id);
    expect(page).toContain('125.00 USD charged');
    for (const action of ['refund', 'dispute', 'bank pays', 'bank refuses'])
      expect(page).toContain(`>${action}</button>`);
    expect(page).not.toMatch(/https?:\/\/|<script|src=/);
  });

  it('acts as the bank', async () => {
    const [paid, refused] = [await fixture.paid('bank'), await fixture.paid('bank')];
    expect((await act('bank pays', paid.intent)).status).toBe(303);
    expect((await intentOf(paid.intent)).status).toBe('succeeded');
    await act('bank refuses', refused.intent);
    expect((await intentOf(refused.intent)).status).toBe('requires_payment_method');
    expect((await act('bank pays', paid.intent)).status).toBe(400);
  });

  it('refunds once', async () => {
    const { intent } = await fixture.paid();
    await act('refund', intent);
    expect(await intentOf(intent)).toMatchObject({ latest_charge: { refunded: true } });
    expect(await (await act('refund', intent)).text()).toContain('already been refunded');
  });

  it.each(['won', 'lost'])('opens a dispute that is then %s', async (outcome) => {
    const { intent } = await fixture.paid();
    await act('dispute', intent);
    await act(`dispute ${outcome}`, intent);
    expect((await fixture.stripe.disputes.list({ payment_intent: intent })).data[0]!.status).toBe(outcome);
  });

  it('rejects requests of other sites, and returns 404 for an unknown payment', async () => {
    const { intent } = await fixture.paid();
    expect((await act('refund', intent, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await intentOf(intent)).toMatchObject({ latest_charge: { refunded: false } });
    expect((await act('refund', 'pi_none')).status).toBe(404);
  });
});
