import { Migration } from '@mikro-orm/migrations';

/** Deliveries as the portal looks for them, and what endpoints answered (R92). */
export class Migration202611220440DeliveriesBySubscription extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_attempts add column response text`);
    this.addSql(`create index webhook_deliveries_of_subscription on webhook_deliveries
      (company_id, subscription_id, event_id)`);
    // Few are given up, and those are what somebody looks for.
    this.addSql(`create index webhook_deliveries_dead on webhook_deliveries (company_id, event_id, subscription_id)
      where state = 'dead'`);
    this.addSql(`create index webhook_deliveries_dead_of_subscription on webhook_deliveries
      (company_id, subscription_id, event_id) where state = 'dead'`);
  }
}
