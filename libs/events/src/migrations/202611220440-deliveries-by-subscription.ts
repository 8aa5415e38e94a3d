import { Migration } from '@mikro-orm/migrations';

/** Stores the responses of endpoints (R92). */
export class Migration202611220440DeliveriesBySubscription extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_attempts add column response text`);
  }
}
