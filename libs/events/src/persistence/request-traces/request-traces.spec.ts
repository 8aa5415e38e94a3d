import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, type Id, newId, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { EventProjection } from '../event.projection.js';
import { DatabaseRequestTraces } from './database-request-traces.js';
import { eventsOf } from './trace.statements.js';

const contexts = await discoverContexts();
const projection = new EventProjection(contexts);
const count = 20_000;

describe('request traces (R96)', () => {
  const company = newId() as CompanyId;
  let home: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    home = await freshDatabase();
    database = new Database({ url: home.url, maxConnections: 2 });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  const traces = (now = new Date()): DatabaseRequestTraces =>
    new DatabaseRequestTraces(database, new FixedClock(now), projection, { events: 90, log: 30 });
  const anEvent = async (request: string, type = 'lead.created', resource = newId()): Promise<Id> => {
    const id = newId();
    await database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        request_id)
      values (${company}, ${id}, 1, ${type}, now(), split_part(${type}, '.', 1), ${resource}, ${request})`);
    await aChange(request, type, resource);
    return id;
  };
  const aChange = (request: string, action: string, resource = newId(), id = newId()): Promise<unknown> =>
    database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, request_id, action,
        resource_type, resource_id, resource_version)
      values (${company}, ${id}, now(), 'credential', 'Site', ${request}, ${action}, split_part(${action}, '.', 1),
        ${resource}, 1)`);

  it('hide what belongs to hidden locations from partners, but not from operators (A5)', async () => {
    const hidden = newId();
    await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
      values (${company}, ${hidden}, 1, now(), now(), 'Yard', 'yard', true, true, false, true, false,
        false)`);
    const order = newId();
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company}, ${order}, 1, now(), now(), true)`);
    await database.query(sql`insert into orders (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, location_id, down_payment, security_deposit, total_due_today, total_paid,
        sold_and_cancelled)
      values (${company}, ${order}, 1, now(), now(), 1, 'Processed', now(), ${order}, ${hidden}, 0, 0, 0, 0, false)`);
    const [seen, unseen] = [await anEvent('both'), await anEvent('both', 'order.created', order)];
    const [partner, operator] = await Promise.all(
      [false, true].map((withHidden) => traces().of(company, 'both', { withHidden })),
    );
    expect(partner!.events.map(({ id }) => id)).toEqual([seen]);
    expect(partner!.changes.map(({ action }) => action)).toEqual(['lead.created']);
    expect(operator!.events.map(({ id }) => id).sort()).toEqual([seen, unseen].sort());
    expect(operator!.changes.map(({ action }) => action)).toEqual(['lead.created', 'order.created']);
  });

  it('contain pending and failed jobs', async () => {
    await anEvent('left jobs');
    for (const [state, request] of [
      ['pending', 'left jobs'],
      ['dead', 'left jobs'],
      ['pending', 'another'],
    ])
      await database.query(sql`insert into outbox_jobs (company_id, id, kind, payload, attempts, next_attempt_at,
          last_error, created_at, request_id, gave_up_at)
        values (${company}, ${newId()}, 'crm', '{}', 2, now(), 'no answer', now(), ${request},
          case ${state}::text when 'dead' then now() end)`);
    const { jobs } = await traces().of(company, 'left jobs', { withHidden: false });
    const job = { id: expect.any(String), kind: 'crm', attempts: 2, lastError: 'no answer' };
    expect(jobs).toEqual([
      { ...job, state: 'pending', nextAttemptAt: expect.any(Date) },
      { ...job, state: 'dead', nextAttemptAt: null },
    ]);
  });

  it('are truncated after 200 items of a kind', async () => {
    for (let made = 0; made < 201; made += 1) await anEvent('very many');
    const { events, changes, isTruncated } = await traces().of(company, 'very many', { withHidden: false });
    expect([events.length, changes.length, isTruncated]).toEqual([200, 200, true]);
  });

  it('end with the retention of events (R5)', async () => {
    await anEvent('old');
    const later = new Date(Date.now() + 91 * 86_400_000);
    expect((await traces(later).of(company, 'old', { withHidden: true })).events).toEqual([]);
  });

  it('are found by their changes alone, at any time, for a request id created by the service', async () => {
    const made = new Date('2026-01-10T10:00:00Z');
    const request = firstIdAt(made);
    await aChange(request, 'location_budget.created', newId(), firstIdAt(new Date(made.getTime() + 2_000)));
    const { changes, events } = await traces().of(company, request, { withHidden: false });
    expect(changes).toEqual([expect.objectContaining({ action: 'location_budget.created' })]);
    expect(events).toEqual([]);
  });

  it('use an index that has no entries for events without a request', async () => {
    const other = newId() as CompanyId;
    await database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        request_id)
      select ${other}, lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || lpad(to_hex(n), 16, '0'), n,
        'lead.created', now(), 'lead', ${newId()}, case when n % 1000 = 0 then 'request ' || n end
      from generate_series(1, ${count}::int) n`);
    await database.query(sql`vacuum analyze events`);
    const { text, values } = eventsOf(other, 'request 7000', firstIdAt(new Date(Date.now() - 86_400_000)), projection);
    const client = await database.pool.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({ text: `explain (analyze) ${text}`, values });
      const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => / on events_/.test(line));
      const found = scans.filter((line) => /actual .*rows=1(\.00)? /.test(line));
      expect(found).toEqual([expect.stringMatching(/Index Scan using events_\w+_company_id_request_id_idx/)]);
      const [index] = (
        await client.query<{ entries: number }>(`select sum(reltuples)::int as entries from pg_class
          where relname like 'events\\_%\\_company_id_request_id_idx'`)
      ).rows;
      expect(index!.entries).toBeLessThan(count / 10);
    } finally {
      client.release();
    }
  });
});
