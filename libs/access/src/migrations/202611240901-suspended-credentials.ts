import { Migration } from '@mikro-orm/migrations';

/** Suspension of credentials. */
export class Migration202611240901SuspendedCredentials extends Migration {
  override up(): void {
    this.addSql('alter table credentials add column suspended_at timestamptz(3)');
  }
}
