import type { CompanyId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DeliveryMaintenance } from '../../application/ports/due-deliveries.js';
import { isDelivering, pendingSubscriptions, rowOfPending } from './pending-subscriptions.js';

/** Maintains deliveries in PostgreSQL. Both statements look at one row per subscription with pending deliveries. */
export class DatabaseDeliveryMaintenance implements DeliveryMaintenance {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly units: CrossCompanyUnitOfWork,
  ) {}

  async cancelDeleted(now: Date, company?: CompanyId): Promise<number> {
    const { cancelled } = await this.#row<{
      cancelled: number;
    }>(sql`with recursive ${deletedSubscriptions(now, company)},
      done as (update webhook_deliveries d set state = 'cancelled', updated_at = ${now}::timestamptz from gone g
        where d.state = 'pending' and d.company_id = g.company_id and d.subscription_id = g.id returning 1)
      select count(*)::int as cancelled from done`);
    return cancelled;
  }

  async countDeleted(now: Date, company?: CompanyId): Promise<number> {
    const { cancelled } = await this.#row<{
      cancelled: number;
    }>(sql`with recursive ${deletedSubscriptions(now, company)}
      select count(*)::int as cancelled from webhook_deliveries d
        join gone g on d.company_id = g.company_id and d.subscription_id = g.id where d.state = 'pending'`);
    return cancelled;
  }

  async hasDueDeliveries(now: Date): Promise<boolean> {
    const { due } = await this.#row<{ due: boolean }>(sql`with recursive ${pendingSubscriptions(now)}
      select exists (select 1 from pending w
        join webhook_subscriptions s on s.company_id = w.company_id and s.id = w.subscription_id
          and ${isDelivering(sql`s`)}
        cross join lateral (select d.next_attempt_at from webhook_deliveries d
          where d.state = 'pending' and d.company_id = s.company_id and d.subscription_id = s.id
          order by d.next_attempt_at limit 1) d
        where d.next_attempt_at <= ${now}::timestamptz) as due`);
    return due;
  }

  #row<Row>(statement: Sql): Promise<Row> {
    return rowOfPending(this.units, this.database, statement);
  }
}

/** CTE `gone`: deleted subscriptions with pending deliveries. */
const deletedSubscriptions = (now: Date, company: CompanyId | undefined): Sql => sql`${pendingSubscriptions(now)},
  gone as (select s.company_id, s.id from pending w
    join webhook_subscriptions s on s.company_id = w.company_id and s.id = w.subscription_id
    where s.status = 'deleted' ${company ? sql`and s.company_id = ${company}` : empty})`;
