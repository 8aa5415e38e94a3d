import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import { WebhooksFixture } from './webhooks.fixture.js';

const hour = 3_600_000;

describe('webhook subscriptions', () => {
  let at: WebhooksFixture;
  const stranger = portal(newId() as CompanyId);

  beforeAll(async () => {
    at = await WebhooksFixture.open();
  });
  afterAll(() => at.close());
  beforeEach(() => {
    at.left.length = 0;
  });

  const stored = async (id: string): Promise<Record<string, unknown>> =>
    (await at.database.query<Record<string, unknown>>(sql`select * from webhook_subscriptions where id = ${id}`))[0]!;

  it('encrypt their secret for their owner only (E8)', async () => {
    const { subscription, signingSecret } = await at.create.execute(at.actor, {
      url: 'http://127.0.0.1:9/',
      types: ['lead.created'],
    });
    expect(signingSecret).toMatch(/^whsec_[\w-]{43}$/);
    const { secret, types } = await stored(subscription.id);
    expect(secret).not.toContain(signingSecret.slice(6));
    expect(types).toEqual(['lead.created']);
    const owner = { companyId: at.company, subscriptionId: subscription.id };
    expect(await at.secrets.open(String(secret), owner)).toBe(signingSecret);
    await expect(at.secrets.open(String(secret), { ...owner, subscriptionId: newId() })).rejects.toThrow(
      /cannot be read/,
    );
    await expect(at.secrets.open(String(secret), { ...owner, companyId: stranger.company })).rejects.toThrow(
      /cannot be read/,
    );
  });

  it('keep each replaced secret, five at most (E8)', async () => {
    const id = await at.aSubscription();
    for (let rotation = 1; rotation <= 5; rotation += 1) await at.changes.rotateSecret(at.actor, { id });
    await expect(at.changes.rotateSecret(at.actor, { id })).rejects.toMatchObject({ reason: 'too_many_secrets' });
  });

  it('leave an audit entry for each change, without secrets', async () => {
    const id = await at.aSubscription();
    await at.changes.rotateSecret(at.actor, { id });
    await at.changes.setUrl(at.actor, { id, url: 'https://example.com/' });
    const entries = await at.database.query<{
      action: string;
      changes: Record<string, unknown>;
      resource_version: number;
    }>(
      sql`select action, changes, resource_version from audit_entries where resource_id = ${id}
        order by resource_version`,
    );
    expect(entries.map(({ action, resource_version: version }) => [action, version])).toEqual([
      ['webhook_subscription.created', 1],
      ['webhook_subscription.updated', 2],
      ['webhook_subscription.updated', 3],
    ]);
    expect(entries[1]?.changes).toMatchObject({ secret: ['…', '…'], previousSecret: ['…', '…'] });
    expect(entries[2]?.changes).toEqual({ url: ['http://127.0.0.1:9/', 'https://example.com/'] });
  });

  it('emit no feed events', async () => {
    expect(await at.database.query(sql`select 1 from events where resource_type = 'webhook_subscription'`)).toEqual([]);
  });

  it('belong to exactly one existing company', async () => {
    await expect(at.create.execute(stranger, { url: 'http://127.0.0.1:9/' })).rejects.toThrow('company not found');
    const id = await at.aSubscription();
    for (const change of ['enable', 'disable', 'delete', 'rotateSecret'] as const) {
      await expect(at.changes[change](stranger, { id })).rejects.toThrow('webhook subscription not found');
    }
    await expect(at.testEvent.execute(stranger, { id })).rejects.toThrow('webhook subscription not found');
    expect(await at.directory.companyOf(id)).toBe(at.company);
  });

  it('hold pending deliveries while disabled, and continue as if no time had passed (E10)', async () => {
    const id = await at.aSubscription();
    const [started, waiting] = [await at.anEvent(), await at.anEvent()];
    const startedAt = at.clock.now();
    await at.aDelivery(started, id, 'pending', startedAt);
    await at.aDelivery(waiting, id);
    at.pass(hour);
    expect(await at.changes.disable(at.actor, { id })).toMatchObject({
      status: 'disabled',
      disabledAt: at.clock.now(),
    });
    expect(await at.delivery(started, id)).toMatchObject({ state: 'pending' });
    at.pass(72 * hour);
    expect(await at.changes.enable(at.actor, { id })).toMatchObject({ status: 'active', disabledAt: null });
    expect(await at.delivery(started, id)).toMatchObject({
      state: 'pending',
      series_started_at: new Date(startedAt.getTime() + 72 * hour),
    });
    expect(await at.delivery(waiting, id)).toMatchObject({ state: 'pending', series_started_at: null });
    expect(at.left).toEqual(['webhooks']);
  });

  it('receive nothing after their deletion and are not found (E10)', async () => {
    const id = await at.aSubscription();
    const [pending, delivered] = [await at.anEvent(), await at.anEvent()];
    await at.aDelivery(pending, id);
    await at.aDelivery(delivered, id, 'delivered');
    expect(await at.changes.delete(at.actor, { id })).toMatchObject({ status: 'deleted' });
    expect(await at.delivery(pending, id)).toMatchObject({ state: 'cancelled' });
    expect(await at.delivery(delivered, id)).toMatchObject({ state: 'delivered' });
    expect((await at.directory.of(at.company)).map((one) => one.id)).not.toContain(id);
    expect(await at.directory.companyOf(id)).toBeUndefined();
    await expect(at.changes.enable(at.actor, { id })).rejects.toThrow('webhook subscription not found');
  });

  it.each([
    ['http://8.8.8.8/', 'the URL must begin with https://'],
    ['https://10.0.0.1/', 'the URL cannot be used: the host leads to an address that is not public'],
    ['https://[::ffff:127.0.0.1]/', 'the URL cannot be used: the host leads to an address that is not public'],
    ['https://localhost/', 'the URL cannot be used: the host leads to an address that is not public'],
  ])('are created at, and move to, only URLs that the deployment allows (E7): %s', async (url, error) => {
    const id = await at.aSubscription();
    await expect(at.changes.setUrl(at.actor, { id, url })).rejects.toThrow(error);
    await expect(at.createWhere(false).execute(at.actor, { url })).rejects.toThrow(error);
    await at.changes.setUrl(at.actor, { id, url: 'https://8.8.8.8/' });
  });

  it('receive a ping of their own, which is not a feed event, with empty data (E2)', async () => {
    const id = await at.aSubscription(['quote.sent']);
    const { eventId, url } = await at.testEvent.execute(at.actor, { id });
    expect(url).toBe('http://127.0.0.1:9/');
    const { body, ...delivery } = (await at.delivery(eventId, id)) ?? {};
    expect(delivery).toMatchObject({ state: 'pending', own_type: 'ping', next_attempt_at: at.clock.now() });
    expect(JSON.parse(String(body))).toEqual({
      id: eventId,
      type: 'ping',
      occurredAt: at.clock.now().toISOString(),
      resourceType: 'webhook_subscription',
      resourceId: id,
      data: {},
    });
    expect(at.left).toEqual(['webhooks']);
    expect(await at.database.query(sql`select 1 from events where id = ${eventId}`)).toEqual([]);
    await at.changes.disable(at.actor, { id });
    const sent = at.testEvent.execute(at.actor, { id });
    await expect(sent).rejects.toThrow('The subscription is disabled. Enable it first');
  });
});
