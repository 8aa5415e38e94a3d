import { Migration } from '@mikro-orm/migrations';

/** Stores how a customer is named while its erasure runs, to find the visits of its person (R110). */
export class Migration202611281305NamedCustomers extends Migration {
  override up(): void {
    this.addSql('alter table erased_records add column named text[]');
  }
}
