import { Migration } from '@mikro-orm/migrations';

/** Drops the index that the one with the types replaces. */
export class Migration202611271611SiteEventsRead extends Migration {
  override up(): void {
    this.addSql('drop index site_events_read');
  }
}
