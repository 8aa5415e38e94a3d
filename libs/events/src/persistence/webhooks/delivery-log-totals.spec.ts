import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, parseSpan, type Span } from '@partner/kernel';
import { rowsRead } from '@partner/testing';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { DeliveryLogCriteria } from '../../application/ports/delivery-queries.js';
import { DeliveryFixture } from '../delivery/delivery.fixture.js';
import { DatabaseWebhookDeliveryLog } from './database-webhook-delivery-log.js';

const day = 86_400_000;
const retentionDays = 30;
/** Endpoint of two thirds of the attempts, and the endpoint of the rest. */
const [endpoint, otherEndpoint] = [newId(), newId()];

interface Listed {
  readonly data: readonly { readonly id: string }[];
  readonly total: number;
}

describe('totals and pages of the delivery log', () => {
  let fixture: DeliveryFixture;
  let log: DatabaseWebhookDeliveryLog;
  /** Orders of the attempts; the last three have moved since. */
  let orders: readonly Id[];
  /** Locations: a visible one and two hidden ones. */
  let places: readonly Id[];

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    log = new DatabaseWebhookDeliveryLog(fixture.database, fixture.clock, retentionDays);
    places = [await fixture.aLocation(), await fixture.aLocation(true), await fixture.aLocation(true)];
    const made: Id[] = [];
    for (let n = 0; n < 6; n += 1) made.push(await fixture.anOrder(places[n % 3]!));
    orders = made;
    await attempts(12_000);
    for (let n = 3; n < 6; n += 1) await move(orders[n]!, places[(n + 1) % 3]!);
  });
  afterAll(async () => {
    await fixture.rest();
    await fixture.close();
  });

  const ago = (days: number): Date => new Date(fixture.clock.now().getTime() - days * day);
  const instant = (at: Date): Span => ({ first: at, last: at });
  const wholeDay = (days: number): Span => parseSpan(ago(days).toISOString().slice(0, 10))!;

  const move = (order: Id, place: Id): Promise<unknown> =>
    fixture.database.query(sql`update orders
    set location_id = ${place} where company_id = ${fixture.company} and id = ${order}`);

  /**
   * Writes attempts of 40 days in one batch, some at the bound of the retention and some at equal times. A half is for
   * orders at three locations, and the rest for other records.
   */
  const attempts = (count: number, company = fixture.company, failing = 7): Promise<unknown> =>
    fixture.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
        attempt, ok, duration_ms, attempted_at, document_id)
      select ${company}, to_hex(extract(epoch from at)::int) || lpad(to_hex(n), 8, '0') || ${newId().slice(16)},
        lpad(to_hex(n), 8, '0') || ${newId().slice(8)}, (array['lead.created', 'order.created'])[1 + n / 6 % 2],
        case when n / 5 % 3 > 0 then ${endpoint} else ${otherEndpoint} end, 'https://example.com/', 1,
        n % ${failing}::int > 0, 1, at,
        case when n % 4 < 2 then (${orders}::char(24)[])[1 + n / 4 % 6] end
      from generate_series(1, ${count}) n, lateral (select ${ago(0)}::timestamptz - case when n % 50 = 0
          then interval '30 days' + (n % 3 - 1) * interval '1 millisecond'
          else n * 7919 % 4000 * interval '14 minutes 24 seconds' end as at) t`);

  const statement = (given: Partial<DeliveryLogCriteria>, company = fixture.company): Sql =>
    log.statement(company, { order: 'desc', page: 1, limit: 50, ...given });
  /** True if the order of the attempt is at a hidden location now. */
  const isHidden: Sql = sql`exists (select from orders o join locations l
    on l.company_id = o.company_id and l.id = o.location_id
    where o.company_id = t.company_id and o.id = t.document_id and l.hide_from_partner_api)`;
  const rowsOf = ({ ok, from, to, subscriptionId, eventType }: Partial<DeliveryLogCriteria>): Sql => sql`
    from webhook_attempts t
    where t.company_id = ${fixture.company} and t.attempted_at >= ${ago(retentionDays)} and not ${isHidden}
      ${subscriptionId ? sql`and t.subscription_id = ${subscriptionId}` : empty}
      ${eventType ? sql`and t.event_type = ${eventType}` : empty}
      ${ok === undefined ? empty : sql`and t.ok = ${ok}`} ${from ? sql`and t.attempted_at >= ${from.first}` : empty}
      ${to ? sql`and t.attempted_at <= ${to.last}` : empty}`;

  const ranges = (): Partial<DeliveryLogCriteria>[] => [
    {},
    { from: wholeDay(20) },
    { from: wholeDay(29), to: wholeDay(1) },
    { to: wholeDay(12) },
    { from: wholeDay(3), to: wholeDay(3) },
    { from: instant(ago(7.3)), to: instant(ago(7.2)) },
    { from: instant(ago(25.4)), to: instant(ago(2.6)) },
    { from: instant(ago(60)), to: instant(ago(30)) },
    { from: instant(ago(60)), to: instant(ago(31)) },
    { from: wholeDay(1), to: wholeDay(2) },
  ];
  const filters = (): Partial<DeliveryLogCriteria>[] =>
    [
      {},
      { ok: true },
      { ok: false },
      { subscriptionId: endpoint },
      { subscriptionId: endpoint, ok: false },
      { eventType: 'order.created' },
    ].flatMap((given) => ranges().map((range) => ({ ...range, ...given })));

  /** Compares the total with the rows in one snapshot. */
  async function expectTotal(given: Partial<DeliveryLogCriteria>): Promise<void> {
    const { json, rows } = await fixture.database.one<{ json: string; rows: number }>(
      sql`select l.json, (select count(*)::int ${rowsOf(given)}) as rows from (${statement(given)}) l`,
    );
    expect([given, (JSON.parse(json) as Listed).total]).toEqual([given, rows]);
  }

  it('are exact for each result and range while attempts are written and orders move (E11, R5, A5)', async () => {
    let goesOn = true;
    const writing = (async () => {
      for (let n = 0; goesOn; n += 1) {
        await attempts(150);
        await move(orders[3 + (n % 3)]!, places[n % 2]!);
      }
    })();
    for (const given of filters()) await expectTotal(given);
    goesOn = false;
    await writing;
    for (const given of filters()) await expectTotal(given);
  });

  it('read only some of the attempts if an event is given', async () => {
    await fixture.database.query(sql`vacuum analyze webhook_attempts`);
    const { event_id: eventId } = await fixture.database.one<{ event_id: Id }>(
      sql`select event_id from webhook_attempts order by attempted_at limit 1`,
    );
    const { read } = await rowsRead<object>(fixture.url, fixture.company, statement({ eventId }));
    expect(read).toBeLessThan(4_000);
  });

  it('read only failed attempts if these are asked for', async () => {
    const company = newId() as CompanyId;
    await attempts(6_000, company, 1_999);
    await fixture.database.query(sql`vacuum analyze webhook_attempts`);
    const { row, read } = await rowsRead<{ json: string }>(fixture.url, company, statement({ ok: false }, company));
    expect(JSON.parse(row.json)).toMatchObject({ total: 3 });
    expect(read).toBeLessThan(500);
  });

  it('are the same on deep pages as on one page of all attempts (W8)', async () => {
    for (const given of [{}, { ok: true }, { subscriptionId: endpoint }, { to: wholeDay(1) }, { from: wholeDay(29) }])
      for (const order of ['asc', 'desc'] as const) {
        const all = await fixture.database.query<{ id: string }>(
          sql`select t.id ${rowsOf(given)} order by ${raw(`attempted_at ${order}, id ${order}`)}`,
        );
        const last = Math.ceil(all.length / 50);
        for (const page of [2, 101, last, last + 1]) {
          const { json } = await fixture.database.one<{ json: string }>(statement({ ...given, order, page }));
          const { data, total } = JSON.parse(json) as Listed;
          const expected = all.slice((page - 1) * 50, page * 50).map(({ id }) => id);
          expect([given, page, total, data.map(({ id }) => id)]).toEqual([given, page, all.length, expected]);
        }
      }
  });
});
