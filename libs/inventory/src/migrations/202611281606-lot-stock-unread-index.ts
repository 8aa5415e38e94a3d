import { Migration } from '@mikro-orm/migrations';

/** Drops indexes that only counters and ways to find rows by several plans read. */
export class Migration202611281606LotStockUnreadIndex extends Migration {
  override up(): void {
    this.addSql('drop index if exists work_orders_dated_later, work_orders_leaving_lot, customers_dated_later');
  }
}
