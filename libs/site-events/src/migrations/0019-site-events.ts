import { Migration } from '@mikro-orm/migrations';

/** Site events (§2.26). */
export class Migration0019SiteEvents extends Migration {
  override up(): void {
    // Partitioned by id, which starts with the time of arrival, from which retention counts (R53).
    this.addSql(`create table site_events (
        company_id char(24) not null, id char(24) not null, event_type text not null,
        occurred_at timestamptz(3) not null, session_id text not null, visitor_id text, source text not null,
        site_host text, page text, product_id text, product_name text, payload jsonb, credential_id char(24),
        step text, menu_item text, quote_id text, config_id text, client jsonb, details jsonb,
        primary key (company_id, id)) partition by range (id);
      create index site_events_session on site_events (company_id, session_id, occurred_at, id);
      create index site_events_newest on site_events (company_id, occurred_at, id) include (event_type);
      create table site_events_elsewhen partition of site_events default`);
  }
}
