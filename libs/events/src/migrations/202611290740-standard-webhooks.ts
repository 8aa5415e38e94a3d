import { Migration } from '@mikro-orm/migrations';

/** Secrets of webhook subscriptions that also sign by Standard Webhooks. */
export class Migration202611290740StandardWebhooks extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_subscriptions add column standard_secret text,
      add column previous_standard_secret text`);
  }
}
