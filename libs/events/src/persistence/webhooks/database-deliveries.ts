import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Deliveries, OwnDelivery } from '../../application/ports/deliveries.js';
import type { DeliveryOrder } from '../../domain/subscription/subscription.js';

/**
 * Pending deliveries in PostgreSQL. A worker that is sending one holds its lease; changes here apply to the next
 * attempt.
 */
export class DatabaseDeliveries implements Deliveries {
  constructor(
    private readonly database: Database,
    private readonly units: DatabaseUnitOfWork,
  ) {}

  async add({ companyId, eventId, subscriptionId, type, body }: OwnDelivery, at: Date): Promise<void> {
    await this.database.query(sql`insert into webhook_deliveries
      (company_id, event_id, subscription_id, next_attempt_at, updated_at, own_type, body)
      values (${companyId}, ${eventId}, ${subscriptionId}, ${at}, ${at}, ${type}, ${body})`);
    this.units.notifyWorkers('webhooks');
  }

  async cancelPending(company: CompanyId, subscription: Id, at: Date): Promise<void> {
    await this.database.query(sql`update webhook_deliveries set state = 'cancelled', updated_at = ${at}
      where ${pending(company, subscription)}`);
  }

  async setOrder(company: CompanyId, subscription: Id, order: DeliveryOrder, at: Date): Promise<void> {
    await this.database.query(
      order === 'record'
        ? sql`update webhook_deliveries d set record_id = t.resource_id, record_seq = t.seq from events t
            where ${pending(company, subscription, sql`d.`)} and t.company_id = d.company_id and t.id = d.event_id`
        : sql`update webhook_deliveries set record_id = null, record_seq = null,
              next_attempt_at = case when series_started_at is null then ${at}::timestamptz else next_attempt_at end
            where ${pending(company, subscription)} and record_id is not null`,
    );
    this.units.notifyWorkers('webhooks');
  }

  async resume(company: CompanyId, subscription: Id, heldSince: Date, at: Date): Promise<void> {
    // An attempt in progress when the hold began may have started its series afterwards.
    await this.database.query(sql`update webhook_deliveries
      set series_started_at = series_started_at + (${at}::timestamptz - greatest(${heldSince}::timestamptz,
        series_started_at)), updated_at = ${at}
      where ${pending(company, subscription)} and series_started_at is not null`);
    this.units.notifyWorkers('webhooks');
  }
}

const pending = (company: CompanyId, subscription: Id, d: Sql = empty): Sql =>
  sql`${d}company_id = ${company} and ${d}subscription_id = ${subscription} and ${d}state = 'pending'`;
