import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { ClaimedDelivery, Outcome } from '../../application/delivery/claimed-delivery.js';
import { WebhooksFixture } from './webhooks.fixture.js';

const day = 86_400_000;

describe('the health of subscriptions (E11)', () => {
  let at: WebhooksFixture;

  beforeAll(async () => {
    at = await WebhooksFixture.open();
  });
  afterAll(() => at.close());

  const outcome = (subscriptionId: Id, ok: boolean, attemptedAt = at.clock.now()): Outcome => ({
    delivery: { companyId: at.company, subscriptionId, eventId: newId() } as ClaimedDelivery,
    state: ok ? 'delivered' : 'pending',
    made: { id: newId(), attempt: 1, ok, durationMs: 1, attemptedAt, seriesStartedAt: attemptedAt },
  });
  const state = async (id: Id): Promise<Record<string, unknown>> => {
    const [row] = await at.database.query<Record<string, unknown>>(
      sql`select version, status, failing_since, disabled_reason from webhook_subscriptions where id = ${id}`,
    );
    return row!;
  };

  it('tracks failures and successes without incrementing the version', async () => {
    const [good, bad] = [await at.aSubscription(), await at.aSubscription()];
    const since = at.clock.now();
    await at.note.execute([outcome(bad, false), outcome(good, true), outcome(bad, false)]);
    expect(await state(bad)).toMatchObject({ failing_since: since, version: 1 });
    expect(await state(good)).toMatchObject({ failing_since: null });
    at.pass(day);
    await at.note.execute([outcome(bad, false)]);
    expect(await state(bad)).toMatchObject({ failing_since: since });
    await at.note.execute([outcome(bad, true)]);
    expect(await state(bad)).toMatchObject({ failing_since: null, version: 1 });
  });

  it('ignores outcomes without an attempt', async () => {
    const id = await at.aSubscription();
    await at.note.execute([{ delivery: outcome(id, false).delivery, state: 'cancelled' }]);
    expect(await state(id)).toMatchObject({ failing_since: null });
  });

  it('disables a subscription after 5 days of failures and notifies the company once', async () => {
    const id = await at.aSubscription();
    const failingSince = at.clock.now();
    await at.note.execute([outcome(id, false)]);
    at.pass(5 * day - 1);
    await at.note.execute([outcome(id, false)]);
    expect(await state(id)).toMatchObject({ status: 'active' });
    at.pass(1);
    await at.note.execute([outcome(id, false)]);
    await at.note.execute([outcome(id, false)]);
    expect(await state(id)).toMatchObject({
      status: 'disabled',
      version: 2,
      disabled_reason: 'all deliveries failed for 5 days',
    });
    expect(at.notices).toEqual([
      { subscriptionId: id, url: 'http://127.0.0.1:9/', reason: 'all deliveries failed for 5 days', failingSince },
    ]);
    expect(
      (
        await at.database.query(
          sql`select actor_name from audit_entries where resource_id = ${id} order by resource_version desc limit 1`,
        )
      )[0]!,
    ).toEqual({
      actor_name: 'System',
    });
  });

  it('starts over when the subscription is enabled again', async () => {
    const id = await at.aSubscription();
    await at.note.execute([outcome(id, false)]);
    at.pass(5 * day);
    await at.note.execute([outcome(id, false)]);
    await at.changes.enable(at.actor, { id });
    await at.note.execute([outcome(id, false)]);
    expect(await state(id)).toMatchObject({ status: 'active', failing_since: at.clock.now(), disabled_reason: null });
  });

  it('can be updated by many workers at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => at.aSubscription()));
    const batch = (): Outcome[] =>
      [...ids].sort(() => Math.random() - 0.5).map((id) => outcome(id, Math.random() < 0.5));
    await Promise.all(Array.from({ length: 40 }, () => at.note.execute(batch())));
  });
});
