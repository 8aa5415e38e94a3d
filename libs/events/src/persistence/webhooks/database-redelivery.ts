import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database, DatabaseUnitOfWork } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { Redelivery } from '../../application/ports/deliveries.js';
import { eventJoins, type EventProjection } from '../event.projection.js';
import { deliverAgain } from './deliver-again.js';

const day = 86_400_000;

/** Redelivery as one statement: what is enqueued is what was matched, whatever others do meanwhile. */
export class DatabaseRedelivery implements Redelivery {
  /** @param retentionDays how long events are shown (R5). */
  constructor(
    private readonly database: Database,
    private readonly units: DatabaseUnitOfWork,
    private readonly projection: EventProjection,
    private readonly retentionDays: number,
  ) {}

  async enqueue(company: CompanyId, event: Id, at: Date): Promise<number | undefined> {
    const oldest = firstIdAt(new Date(at.getTime() - this.retentionDays * day));
    const { known, enqueued } = await this.database.one<{ known: boolean; enqueued: number }>(sql`
      with event as materialized (
        select t.id, t.type from events t ${eventJoins}
        where t.company_id = ${company} and t.id = ${event} and t.id >= ${oldest} and ${this.projection.visible}),
      enqueued as (
        ${deliverAgain(
          company,
          sql`select event.id as event_id, s.id as subscription_id
            from event join webhook_subscriptions s on s.company_id = ${company} and s.status = 'active'
              and (s.types is null or event.type = any(s.types)) order by s.id`,
          at,
        )})
      select exists (select 1 from event) as known, (select count(*)::int from enqueued) as enqueued`);
    if (enqueued > 0) this.units.leaveWork('webhooks');
    return known ? enqueued : undefined;
  }
}
