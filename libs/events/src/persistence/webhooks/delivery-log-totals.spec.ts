import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, parseSpan, type Span } from '@partner/kernel';
import { type Explained, planSteps, rowsRead } from '@partner/testing';
import { Database, forCompany, roles } from '@partner/postgres';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { DeliveryLogCriteria } from '../../application/ports/delivery-queries.js';
import { DeliveryFixture, projection } from '../delivery/delivery.fixture.js';
import { EventRetentionSweep } from '../../sweeps/event-retention.sweep.js';
import { DatabaseWebhookDeliveryLog } from './database-webhook-delivery-log.js';

const day = 86_400_000;
const retentionDays = 30;

interface Listed {
  readonly data: readonly { readonly id: string }[];
  readonly total: number;
}

describe('totals and pages of the delivery log', () => {
  let fixture: DeliveryFixture;
  let log: DatabaseWebhookDeliveryLog;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    log = new DatabaseWebhookDeliveryLog(fixture.database, fixture.clock, projection, retentionDays);
    await attempts(12_000);
    await fixture.database.query(sql`select add_tally_changes(7)`);
  });
  afterAll(async () => {
    await fixture.rest();
    await fixture.close();
  });

  const ago = (days: number): Date => new Date(fixture.clock.now().getTime() - days * day);
  const instant = (at: Date): Span => ({ first: at, last: at });
  const wholeDay = (days: number): Span => parseSpan(ago(days).toISOString().slice(0, 10))!;

  /** Writes attempts of 40 days in one batch, some at the bound of the retention and some at equal times. */
  const attempts = (count: number, company = fixture.company, failing = 7): Promise<unknown> =>
    fixture.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
        attempt, ok, duration_ms, attempted_at, resource_type)
      select ${company}, to_hex(extract(epoch from at)::int) || lpad(to_hex(n), 8, '0') || ${newId().slice(16)},
        ${newId()}, 'lead.created', ${newId()}, 'https://example.com/', 1, n % ${failing}::int > 0, 1, at, 'lead'
      from generate_series(1, ${count}) n, lateral (select ${ago(0)}::timestamptz - case when n % 50 = 0
          then interval '30 days' + (n % 3 - 1) * interval '1 millisecond'
          else n * 7919 % 4000 * interval '14 minutes 24 seconds' end as at) t`);

  const statement = (given: Partial<DeliveryLogCriteria>, hides = false, company = fixture.company): Sql =>
    log.statement(company, { order: 'desc', page: 1, limit: 50, ...given }, hides);
  const rowsOf = ({ ok, from, to }: Partial<DeliveryLogCriteria>): Sql => sql`from webhook_attempts t
    where t.company_id = ${fixture.company} and t.attempted_at >= ${ago(retentionDays)}
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
    [{}, { ok: true }, { ok: false }].flatMap((ok) => ranges().map((range) => ({ ...range, ...ok })));

  /** Compares the total with the rows in one snapshot. */
  async function expectTotal(given: Partial<DeliveryLogCriteria>): Promise<void> {
    const { json, rows } = await fixture.database.one<{ json: string; rows: number }>(
      sql`select l.json, (select count(*)::int ${rowsOf(given)}) as rows from (${statement(given)}) l`,
    );
    expect([given, (JSON.parse(json) as Listed).total]).toEqual([given, rows]);
  }

  it('are exact for each result and range while attempts are written (E11, R5)', async () => {
    let goesOn = true;
    const writing = (async () => {
      for (; goesOn; await attempts(150)) await fixture.database.query(sql`select add_tally_changes(100)`);
    })();
    for (const given of filters()) await expectTotal(given);
    goesOn = false;
    await writing;
    await fixture.database.query(sql`select add_tally_changes(1000000)`);
    for (const given of filters()) await expectTotal(given);
  });

  it('read the counters instead of the attempts', async () => {
    await fixture.database.query(sql`select add_tally_changes(1000000)`);
    await fixture.database.query(sql`vacuum analyze webhook_attempts, stored_period_tallies, tally_changes`);
    const { rows } = await fixture.database.one<{ rows: number }>(sql`select count(*)::int as rows ${rowsOf({})}`);
    for (const given of [{}, { ok: false }, { page: 101 }, { page: 101, order: 'asc' } as const]) {
      const { read } = await rowsRead<object>(fixture.url, fixture.company, statement(given));
      expect([given, read < rows / 5]).toEqual([given, true]);
    }
  });

  it('read only failed attempts if these are asked for', async () => {
    const company = newId() as CompanyId;
    await attempts(6_000, company, 1_999);
    await fixture.database.query(sql`select add_tally_changes(1000000)`);
    await fixture.database.query(sql`vacuum analyze webhook_attempts`);
    for (const hides of [false, true]) {
      const { row, read } = await rowsRead<{ json: string }>(
        fixture.url,
        company,
        statement({ ok: false }, hides, company),
      );
      expect(JSON.parse(row.json)).toMatchObject({ total: 3 });
      expect(read).toBeLessThan(500);
    }
  });

  it('are counted in an index if the company hides a location (A5)', async () => {
    await fixture.database.query(sql`vacuum analyze webhook_attempts`);
    const server = new Database({ url: fixture.url, role: roles.server });
    for (const given of [{}, { ok: true }, { from: wholeDay(9), to: wholeDay(2) }]) {
      const explain = sql`explain (format json) ${statement(given, true)}`;
      const rows = await forCompany(fixture.company, () => server.query<Explained>(explain));
      const read = planSteps({ rows }).filter((step) => step['Relation Name']?.startsWith('webhook_attempts'));
      expect(read.map((step) => step['Node Type'])).toContain('Index Only Scan');
    }
    await server.close();
  });

  it('are the same on deep pages as if the attempts before them were read', async () => {
    for (const order of ['asc', 'desc'] as const)
      for (const given of [{}, { ok: true }, { to: wholeDay(1) }, { to: instant(ago(0.7)) }, { from: wholeDay(29) }]) {
        const all = await fixture.database.query<{ id: string }>(
          sql`select t.id ${rowsOf(given)} order by ${raw(`attempted_at ${order}, id ${order}`)}`,
        );
        for (const page of [101, 102, 130, Math.ceil(all.length / 50), Math.ceil(all.length / 50) + 1]) {
          const { json } = await fixture.database.one<{ json: string }>(statement({ ...given, order, page }));
          const { data, total } = JSON.parse(json) as Listed;
          const expected = all.slice((page - 1) * 50, page * 50).map(({ id }) => id);
          expect([given, page, total, data.map(({ id }) => id)]).toEqual([given, page, all.length, expected]);
        }
      }
  });

  it('are exact after a sweep with another retention, and no counters of expired days remain', async () => {
    const sweep = new EventRetentionSweep(fixture.database, { events: 90, attempts: 20 });
    await fixture.database.query(sql`select add_tally_changes(1000000)`);
    expect(await sweep.run(fixture.clock.now())).toBeGreaterThan(2_000);
    for (const given of filters()) await expectTotal(given);
    expect(await sweep.run(fixture.clock.now())).toBe(0);
    await fixture.database.query(sql`select add_tally_changes(1000000)`);
    for (const given of filters()) await expectTotal(given);
    const { kept } = await fixture.database.one<{
      kept: boolean;
    }>(sql`select min(starts_on) = ${wholeDay(20).first}::date
      as kept from stored_period_tallies where kind = 'webhook_attempts' and span = 'day'`);
    expect(kept).toBe(true);
  });
});
