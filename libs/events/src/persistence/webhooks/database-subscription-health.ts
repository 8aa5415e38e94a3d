import type { CrossCompanyDatabase } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { FailingSubscription, HealthUpdate, SubscriptionHealth } from '../../application/ports/subscriptions.js';

/** Health of subscriptions in PostgreSQL. A batch without changes takes no locks. */
export class DatabaseSubscriptionHealth implements SubscriptionHealth {
  constructor(private readonly database: CrossCompanyDatabase) {}

  update(changes: readonly HealthUpdate[]): Promise<readonly FailingSubscription[]> {
    const rows = changes.map(({ companyId, subscriptionId, recovered, failingSince }) => ({
      company_id: companyId,
      id: subscriptionId,
      recovered,
      failing_since: failingSince,
    }));
    // Rows are locked in a fixed order, so that two workers cannot deadlock.
    return this.database.query<FailingSubscription>(
      sql`
      with given as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as g(company_id char(24), id char(24), recovered boolean, failing_since timestamptz(3))),
      known as materialized (
        select s.company_id, s.id, s.status, s.failing_since as before,
          case when g.recovered then g.failing_since else least(s.failing_since, g.failing_since) end as failing_since
        from given g join webhook_subscriptions s on s.company_id = g.company_id and s.id = g.id),
      locked as materialized (
        select s.company_id, s.id, k.failing_since
        from known k join webhook_subscriptions s on s.company_id = k.company_id and s.id = k.id
        where k.before is distinct from k.failing_since order by s.company_id, s.id for update of s),
      noted as (
        update webhook_subscriptions s set failing_since = l.failing_since from locked l
        where s.company_id = l.company_id and s.id = l.id)
      select k.company_id as "companyId", k.id as "subscriptionId", k.failing_since as "failingSince"
      from known k where k.status = 'active' and k.failing_since is not null`,
      'outside',
    );
  }
}
