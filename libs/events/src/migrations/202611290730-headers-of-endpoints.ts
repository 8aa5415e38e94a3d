import { Migration } from '@mikro-orm/migrations';

/** Constant headers of webhook subscriptions, encrypted, and their names. */
export class Migration202611290730HeadersOfEndpoints extends Migration {
  override up(): void {
    this.addSql('alter table webhook_subscriptions add column headers text, add column header_names text[]');
  }
}
