import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutQuote } from '@partner/sales';
import sql from 'sql-template-tag';
import { OrderFixture } from './support/order-fixture.js';

interface Entry {
  readonly action: string;
  readonly actor_kind: string;
  readonly actor_name: string;
  readonly request_id: string | null;
  readonly changes: Record<string, readonly [unknown, unknown]> | null;
}

describe('audit trail', () => {
  let fixture: OrderFixture;

  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  const entriesOf = (id: Id): Promise<Entry[]> =>
    fixture.api.database.query<Entry>(sql`select action, actor_kind, actor_name, request_id, changes from audit_entries
      where company_id = ${fixture.company.id} and resource_id = ${id} order by at, id`);

  it('records a line before and after a change, made by any writer (§1.8, R18)', async () => {
    const { id } = await fixture.create();
    const line = { lineKey: 'ramp', productId: fixture.ramp, quantity: 2 };
    for (const status of [201, 200])
      expect((await fixture.company.post(`orders/${id}/line-items`, line)).status).toBe(status);
    expect((await fixture.remove(`orders/${id}/line-items/ramp`)).status).toBe(204);
    const ramp = expect.objectContaining({ key: 'ramp', name: 'Ramp', quantity: 2, amount: '150.00' });
    const byCredential = { action: 'order.updated', actor_kind: 'credential', actor_name: 'Test key' };
    expect((await entriesOf(id)).slice(1)).toEqual([
      { ...byCredential, request_id: expect.any(String), changes: { lineItems: [[], [ramp]] } },
      { ...byCredential, request_id: expect.any(String), changes: { lineItems: [[ramp], []] } },
    ]);
  });

  it('records which lines the portal replaced, beside its other changes (§1.8)', async () => {
    const put = fixture.application.get(PutQuote);
    const { portal } = fixture.company;
    const id = await put.execute(portal, { customerId: fixture.ada, lines: [{ key: 'a', name: 'Door' }] });
    await put.execute(portal, { id, note: 'Bigger', lines: [{ key: 'b', name: 'Gate' }] });
    const [, replaced] = await entriesOf(id);
    expect(replaced).toMatchObject({
      action: 'quote.updated',
      actor_kind: 'portal',
      changes: {
        note: [null, 'Bigger'],
        lineItems: [[{ key: 'a', name: 'Door' }], [{ key: 'b', name: 'Gate' }]],
      },
    });
  });

  it('records redeliveries, with actor and number of subscriptions (§1.8, E10)', async () => {
    await fixture.create();
    const { body } = await fixture.company.get<{ data: { id: Id }[] }>('events?types=order.created&limit=1');
    const { id } = body.data[0]!;
    const answer = await fixture.company.post(`events/${id}/redeliver`, undefined, {
      headers: { 'x-request-id': 'again-1' },
    });
    expect([answer.status, answer.body]).toEqual([202, { eventId: id, enqueued: 0 }]);
    expect((await fixture.company.post(`events/${fixture.lot}/redeliver`, undefined)).status).toBe(404);
    expect(await entriesOf(id)).toEqual([
      {
        action: 'event.redelivered',
        actor_kind: 'credential',
        actor_name: 'Test key',
        request_id: 'again-1',
        changes: { enqueued: [null, 0] },
      },
    ]);
    expect((await entriesOf(fixture.lot)).map(({ action }) => action)).not.toContain('event.redelivered');
  });
});
