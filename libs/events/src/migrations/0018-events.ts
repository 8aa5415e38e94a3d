import { Migration } from '@mikro-orm/migrations';

/** Webhook subscriptions, their deliveries, and the log of attempts (§6.3). */
export class Migration0018Events extends Migration {
  override up(): void {
    this.addSql(`create table webhook_subscriptions (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, url text not null, types text[], status text not null,
        secret text not null, previous_secret text, previous_secret_until timestamptz(3),
        failing_since timestamptz(3), disabled_at timestamptz(3), disabled_reason text, name text, description text,
        primary key (company_id, id), check (status in ('active', 'disabled', 'deleted')));
      create unique index webhook_subscriptions_by_id on webhook_subscriptions (id)`);

    // No foreign keys: every event would lock its subscriptions' rows, and rows of subscriptions are never removed. A
    // series starts with its first attempt, so that waiting for a free slot does not use up its 24 hours. The last
    // delivery of a lane represents it: when it is settled, the slot is free again (E6). Pages leave room for new
    // versions of rows, so that a claim adds no index entries; weekly partitions inherit this from the default
    // partition.
    this.addSql(`create table webhook_deliveries (
        company_id char(24) not null, event_id char(24) not null, subscription_id char(24) not null,
        state text not null default 'pending', attempts int not null default 0,
        attempts_before int not null default 0, next_attempt_at timestamptz(3) not null,
        series_started_at timestamptz(3), leased_until timestamptz(3), lease_id char(24), last_status int,
        updated_at timestamptz(3) not null, own_type text, body text, worker_id int,
        primary key (company_id, event_id, subscription_id),
        check (state in ('pending', 'delivered', 'dead', 'cancelled'))) partition by range (event_id);
      create index webhook_deliveries_pending on webhook_deliveries (company_id, subscription_id, next_attempt_at)
        where state = 'pending';
      create index webhook_deliveries_leased on webhook_deliveries (company_id, subscription_id)
        where lease_id is not null;
      create index webhook_deliveries_of_subscription on webhook_deliveries (company_id, subscription_id, event_id);
      create index webhook_deliveries_dead on webhook_deliveries (company_id, event_id, subscription_id)
        where state = 'dead';
      create index webhook_deliveries_dead_of_subscription on webhook_deliveries (company_id, subscription_id,
        event_id)
        where state = 'dead';
      create table webhook_deliveries_elsewhen partition of webhook_deliveries default with (fillfactor = 40)`);

    // The document of an attempt decides if it is shown, so pages are found in the indexes alone. Failed attempts are
    // few, and users ask for them.
    this.addSql(`create table webhook_attempts (
        company_id char(24) not null, id char(24) not null, event_id char(24) not null, event_type text not null,
        subscription_id char(24) not null, url text not null, attempt int not null, status_code int,
        ok boolean not null, duration_ms int not null, error text, attempted_at timestamptz(3) not null,
        next_attempt_at timestamptz(3), response text, document_id char(24),
        primary key (company_id, id)) partition by range (id);
      create index webhook_attempts_of_event on webhook_attempts (company_id, event_id, attempted_at, id);
      create index webhook_attempts_of_subscription on webhook_attempts (company_id, subscription_id, attempted_at,
        id);
      create index webhook_attempts_shown on webhook_attempts (company_id, attempted_at, id) include (ok, document_id);
      create index webhook_attempts_failed on webhook_attempts (company_id, attempted_at, id) include (document_id)
        where not ok;
      create index webhook_attempts_of_type on webhook_attempts (company_id, event_type, attempted_at, id)
        include (ok, document_id);
      create table webhook_attempts_elsewhen partition of webhook_attempts default`);
  }
}
