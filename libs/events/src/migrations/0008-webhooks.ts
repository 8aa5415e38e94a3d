import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of webhook subscriptions, their deliveries, and the log of attempts (§6.3). */
export class Migration0008Webhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhook_subscriptions (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      url text not null,
      types text[],
      status text not null check (status in ('active', 'disabled', 'deleted')),
      secret text not null,
      previous_secret text,
      previous_secret_until timestamptz(3),
      failing_since timestamptz(3),
      disabled_at timestamptz(3),
      disabled_reason text,
      primary key (company_id, id))`);
    // Operators pass a subscription id without its company.
    this.addSql(`create unique index webhook_subscriptions_by_id on webhook_subscriptions (id)`);

    // No foreign keys: every event would lock its subscriptions' rows, and rows of subscriptions are never removed. A
    // series starts with its first attempt, so that waiting for a free slot does not use up its 24 hours.
    this.addSql(`create table webhook_deliveries (
      company_id char(24) not null,
      event_id char(24) not null,
      subscription_id char(24) not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'dead', 'cancelled')),
      attempts int not null default 0,
      attempts_before int not null default 0,
      next_attempt_at timestamptz(3) not null,
      series_started_at timestamptz(3),
      leased_until timestamptz(3),
      lease_id char(24),
      last_status int,
      updated_at timestamptz(3) not null,
      own_type text,
      body text,
      primary key (company_id, event_id, subscription_id)) partition by range (event_id)`);
    // Pending deliveries of a subscription by due time, and the number of its attempts in progress in all workers (E6).
    this.addSql(`create index webhook_deliveries_pending on webhook_deliveries (company_id, subscription_id,
        next_attempt_at)
      where state = 'pending'`);
    this.addSql(`create index webhook_deliveries_leased on webhook_deliveries (company_id, subscription_id)
      where lease_id is not null`);
    this.addSql(`create table webhook_deliveries_elsewhen partition of webhook_deliveries default`);

    this.addSql(`create table webhook_attempts (
      company_id char(24) not null,
      id char(24) not null,
      event_id char(24) not null,
      event_type text not null,
      subscription_id char(24) not null,
      url text not null,
      attempt int not null,
      status_code int,
      ok boolean not null,
      duration_ms int not null,
      error text,
      attempted_at timestamptz(3) not null,
      next_attempt_at timestamptz(3),
      primary key (company_id, id)) partition by range (id)`);
    this.addSql(`create index webhook_attempts_newest on webhook_attempts (company_id, attempted_at, id)`);
    this.addSql(`create index webhook_attempts_of_event on webhook_attempts (company_id, event_id)`);
    this.addSql(
      `create index webhook_attempts_of_subscription on webhook_attempts (company_id, subscription_id, ` +
        `attempted_at, id)`,
    );
    this.addSql(`create table webhook_attempts_elsewhen partition of webhook_attempts default`);
  }
}
