import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Adds an index with the types of the events, so that a page filtered by type reads only the rows that it shows. */
export class Migration202611271610SiteEventsWithTypes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    const on = '(company_id, occurred_at, id) include (event_type)';
    return createConcurrently(this, [{ name: 'site_events_newest', table: 'site_events', on }]);
  }
}
