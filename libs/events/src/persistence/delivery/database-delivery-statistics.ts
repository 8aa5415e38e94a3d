import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { failedTooLong } from '../../domain/subscription/failing.js';
import type { DeliveryStatistics, DeliveryBacklog } from '../../application/ports/delivery-statistics.js';
import { isDelivering, pendingSubscriptions, rowOfPending } from './pending-subscriptions.js';

export class DatabaseDeliveryStatistics implements DeliveryStatistics {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly units: CrossCompanyUnitOfWork,
  ) {}

  /** A dead endpoint has an old backlog (E6). It does not count as stalled as long as attempts are made. */
  async backlog(now: Date, lately: number): Promise<DeliveryBacklog> {
    const before = new Date(now.getTime() - lately);
    const statement = sql`with recursive ${pendingSubscriptions(now)},
      first as (
        select s.company_id, s.id, d.next_attempt_at as due from pending w
        join webhook_subscriptions s on s.company_id = w.company_id and s.id = w.subscription_id
          and ${isDelivering(sql`s`)}
        cross join lateral (
          select d.next_attempt_at from webhook_deliveries d
          where d.state = 'pending' and d.company_id = s.company_id and d.subscription_id = s.id
          order by d.next_attempt_at limit 1) d
        where d.next_attempt_at <= ${now}::timestamptz)
      select (select count(*)::int from webhook_deliveries where state = 'pending') as pending,
        (select count(*)::int from webhook_subscriptions
          where status = 'disabled' and disabled_reason = ${failedTooLong}) as disabled,
        (select min(f.due) from first f) as "oldestDueAt",
        (select min(f.due) from first f where f.due <= ${before}::timestamptz
          and not exists (select 1 from webhook_deliveries d where d.company_id = f.company_id
            and d.subscription_id = f.id
            and d.lease_id is not null and d.leased_until > ${now}::timestamptz)
          and not exists (select 1 from webhook_attempts a where a.company_id = f.company_id
            and a.subscription_id = f.id
            and a.attempted_at > ${before}::timestamptz)) as "stalledSince"`;
    return rowOfPending(this.units, this.database, statement);
  }
}
