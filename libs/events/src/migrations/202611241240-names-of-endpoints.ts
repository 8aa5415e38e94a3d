import { Migration } from '@mikro-orm/migrations';

/** Name and description of an endpoint, for the people who look after it. */
export class Migration202611241240NamesOfEndpoints extends Migration {
  override up(): void {
    this.addSql('alter table webhook_subscriptions add column name text, add column description text');
  }
}
