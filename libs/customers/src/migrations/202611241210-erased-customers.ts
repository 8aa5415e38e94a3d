import { Migration } from '@mikro-orm/migrations';

/** Time at which the personal data of a customer was erased (R110). */
export class Migration202611241210ErasedCustomers extends Migration {
  override up(): void {
    this.addSql(`alter table customers add column erased_at timestamptz(3)`);
  }
}
