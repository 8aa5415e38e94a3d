import { Migration } from '@mikro-orm/migrations';

/** Adds the time up to which missed notices were fetched from the payment processor (R79). */
export class Migration202611220130MissedNotices extends Migration {
  override up(): void {
    this.addSql(`alter table payment_processors add column notices_until timestamptz(3)`);
  }
}
