import { type CompanyId, firstIdAt, type Id, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { RedeliveryResult, Redelivery } from '../../application/ports/deliveries.js';
import { passesFilter } from '../../sql/event-filter.js';
import { isHiddenLocation } from '../../sql/event-visibility.js';
import { eventJoins, type EventProjection } from '../event.projection.js';
import { firstInOrder } from '../../sql/first-in-order.js';
import { startNewSeries } from './start-new-series.js';

/** Redelivery as one statement, so that it enqueues exactly what it matched, whatever happens concurrently. */
export class DatabaseRedelivery implements Redelivery {
  /** @param retentionDays days for which events are shown (R5) */
  constructor(
    private readonly database: Database,
    private readonly units: DatabaseUnitOfWork,
    private readonly projection: EventProjection,
    private readonly retentionDays: number,
  ) {}

  async enqueue(company: CompanyId, event: Id, at: Date): Promise<number | undefined> {
    const oldest = firstIdAt(new Date(at.getTime() - this.retentionDays * dayMs));
    const [row] = await this.database.query<{ known: boolean; enqueued: number }>(sql`
      with event as materialized (
        select t.id, t.type, t.data, ${isHiddenLocation} as hidden from events t ${eventJoins}
        where t.company_id = ${company} and t.id = ${event} and t.id >= ${oldest} and ${this.projection.visible}),
      enqueued as (
        ${startNewSeries(
          company,
          sql`select event.id as event_id, s.id as subscription_id
            from event join webhook_subscriptions s on s.company_id = ${company} and s.status = 'active'
              and (s.types is null or event.type = any(s.types))
              and ${passesFilter(sql`s`, sql`event`, sql`s.company_id`, sql`event.hidden`)} order by s.id`,
          at,
        )})
      select exists (select 1 from event) as known, (select count(*)::int from enqueued) as enqueued`);
    const { known, enqueued } = row!;
    if (enqueued > 0) this.units.notifyWorkers('webhooks');
    return known ? enqueued : undefined;
  }

  async enqueueFor(company: CompanyId, event: Id, subscription: Id, at: Date): Promise<RedeliveryResult> {
    const oldest = firstIdAt(new Date(at.getTime() - this.retentionDays * dayMs));
    const [row] = await this.database.query<{ status: string | null; enqueued: number }>(sql`
      with wanted as materialized (
        select t.id, s.id as subscription_id, s.status from events t ${eventJoins}
          join webhook_subscriptions s on s.company_id = t.company_id and s.id = ${subscription}
        where t.company_id = ${company} and t.id = ${event} and t.id >= ${oldest} and s.status <> 'deleted'
          and ${this.projection.visible}),
      enqueued as (
        insert into webhook_deliveries as d (company_id, event_id, subscription_id, next_attempt_at, updated_at)
        select ${company}, w.id, w.subscription_id, ${at}::timestamptz, ${at}::timestamptz
        from wanted w where w.status = 'active'
        on conflict (company_id, event_id, subscription_id) do update
        set state = 'pending', next_attempt_at = excluded.next_attempt_at, updated_at = excluded.updated_at,
          attempts_before = case d.state when 'pending' then d.attempts_before else d.attempts end,
          series_started_at = case d.state when 'pending' then d.series_started_at end,
          record_id = case when d.state = 'pending' and not exists (${firstInOrder()}) then d.record_id end
        where d.lease_id is null
        returning 1)
      select (select w.status from wanted w) as status, (select count(*)::int from enqueued) as enqueued`);
    const { status, enqueued } = row!;
    if (status === null) return 'unknown';
    if (status !== 'active') return 'disabled';
    if (enqueued === 0) return 'inProgress';
    this.units.notifyWorkers('webhooks');
    return 'enqueued';
  }
}
