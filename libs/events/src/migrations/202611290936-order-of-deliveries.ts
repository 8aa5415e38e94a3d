import { Migration } from '@mikro-orm/migrations';

/** Order of deliveries of webhook subscriptions. A delivery has a record only if its subscription has an order. */
export class Migration202611290936OrderOfDeliveries extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_subscriptions add column delivery_order text not null default 'none'`);
    this.addSql('alter table webhook_deliveries add column record_id char(24), add column record_seq bigint');
  }
}
