import { Migration } from '@mikro-orm/migrations';

/** Until when the payment processor was asked for the notices that never arrived (R79). */
export class Migration202611220130MissedNotices extends Migration {
  override up(): void {
    this.addSql(`alter table payment_processors add column notices_until timestamptz(3)`);
  }
}
