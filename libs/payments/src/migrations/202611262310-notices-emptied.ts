import { Migration } from '@mikro-orm/migrations';

/** Removes the content of booked notices, which may name customers (R110); nothing reads it any more. */
export class Migration202611262310NoticesEmptied extends Migration {
  override up(): void {
    this.addSql(`update processor_events set payload = '' where outcome <> 'received' and payload <> ''`);
  }
}
