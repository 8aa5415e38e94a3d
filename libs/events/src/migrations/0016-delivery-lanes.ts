import { Migration } from '@mikro-orm/migrations';

/** Deliveries of one subscription are taken several at a time, one after another in each of its places (E6). */
export class Migration0016DeliveryLanes extends Migration {
  override up(): void {
    // The last delivery of a lane stands for the lane: a place of the subscription is free again when it is settled.
    this.addSql(`alter table webhook_deliveries add column ends_lane boolean not null default false`);
    this.addSql(`drop index webhook_deliveries_leased`);
    this.addSql(
      `create index webhook_deliveries_lanes on webhook_deliveries (company_id, subscription_id) where ends_lane`,
    );
  }
}
