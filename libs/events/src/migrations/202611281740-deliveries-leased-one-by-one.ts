import { Migration } from '@mikro-orm/migrations';

/** Deliveries are leased one by one; the attempts in progress of a subscription are counted from their index (E6). */
export class Migration202611281740DeliveriesLeasedOneByOne extends Migration {
  override up(): void {
    this.addSql(`drop index webhook_deliveries_lanes`);
    this.addSql(`alter table webhook_deliveries drop column ends_lane`);
    this.addSql(`create index webhook_deliveries_leased on webhook_deliveries (company_id, subscription_id)
      where lease_id is not null`);
  }
}
