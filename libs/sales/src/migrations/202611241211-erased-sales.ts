import { Migration } from '@mikro-orm/migrations';

/** Time at which the personal data of a lead, quote or order was erased (R110). */
export class Migration202611241211ErasedSales extends Migration {
  override up(): void {
    for (const table of ['leads', 'quotes', 'orders'])
      this.addSql(`alter table ${table} add column erased_at timestamptz(3)`);
  }
}
