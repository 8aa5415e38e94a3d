import { Migration } from '@mikro-orm/migrations';

/**
 * Lets a worker claim several deliveries of a subscription at once, to send one after another in each of its slots
 * (E6).
 */
export class Migration0016DeliveryLanes extends Migration {
  override up(): void {
    // The last delivery of a lane represents the lane: when it is settled, the slot of the subscription is free again.
    this.addSql(`alter table webhook_deliveries add column ends_lane boolean not null default false`);
    this.addSql(`drop index webhook_deliveries_leased`);
    this.addSql(
      `create index webhook_deliveries_lanes on webhook_deliveries (company_id, subscription_id) where ends_lane`,
    );
  }
}
