import { Migration } from '@mikro-orm/migrations';

/** Tables that every change writes in addition to its records: numbers, events, status history, audit trail. */
export class Migration0001Journal extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists btree_gin`);

    this.addSql(`create table company_counters (
      company_id char(24) not null,
      name text not null,
      value bigint not null,
      primary key (company_id, name)) with (fillfactor = 50)`);

    this.addSql(`create table events (
      company_id char(24) not null,
      id char(24) not null,
      seq bigint not null,
      type text not null,
      occurred_at timestamptz(3) not null,
      resource_type text not null,
      resource_id char(24) not null,
      resource_version int,
      external_references jsonb,
      data jsonb,
      location_id char(24),
      primary key (company_id, id)) partition by range (id)`);
    this.addSql(`create index events_feed on events (company_id, seq)`);
    // Default partition, so that ids from a clock that is far off do not make a change fail.
    this.addSql(`create table events_elsewhen partition of events default`);

    this.addSql(`create table status_history (
      company_id char(24) not null,
      id char(24) not null,
      resource_type text not null,
      resource_id char(24) not null,
      status text not null,
      previous_status text,
      description text,
      changed_at timestamptz(3) not null,
      actor_name text not null,
      actor_email text,
      primary key (company_id, id))`);
    this.addSql(
      `create index status_history_of on status_history (company_id, resource_type, resource_id, changed_at, id)`,
    );

    this.addSql(`create table audit_entries (
      company_id char(24) not null,
      id char(24) not null,
      at timestamptz(3) not null,
      actor_kind text not null,
      actor_id char(24),
      actor_name text not null,
      request_id text,
      action text not null,
      resource_type text not null,
      resource_id char(24) not null,
      resource_version int not null,
      changes jsonb,
      primary key (company_id, id))`);
    this.addSql(`create index audit_entries_of on audit_entries (company_id, resource_type, resource_id, at)`);
  }
}
