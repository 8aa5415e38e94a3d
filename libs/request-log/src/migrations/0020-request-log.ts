import { Migration } from '@mikro-orm/migrations';

/** Log of requests with their bodies and counts, and uses of deprecated elements (R100). */
export class Migration0020RequestLog extends Migration {
  override up(): void {
    // Indexes for the trace of a request, the requests of a credential, and failures, which are searched for most.
    this.addSql(`create table request_log (
        company_id char(24) not null, id char(24) not null, at timestamptz(3) not null,
        credential_id char(24) not null, request_id text not null, method text not null, route text not null,
        route_class text not null, status smallint not null, duration_ms real not null, error_code text,
        sample_rate smallint not null, url text, agent text, address text, bytes bigint, error_message text,
        error_field text,
        primary key (company_id, id)) partition by range (id);
      create index request_log_by_request on request_log (company_id, request_id, id);
      create index request_log_of_credential on request_log (company_id, credential_id, id);
      create index request_log_failed on request_log (company_id, id) where status >= 400;
      create table request_log_elsewhen partition of request_log default`);

    // An hour is stored as its first id, so that counts expire with the partitions of their time; a day likewise below.
    this.addSql(`create table request_counts (
        company_id char(24) not null, credential_id char(24) not null, hour_id char(24) not null,
        route_class text not null, status_class text not null, requests bigint not null,
        duration_ms double precision not null,
        primary key (company_id, credential_id, hour_id, route_class, status_class)) partition by range (hour_id);
      create table request_counts_elsewhen partition of request_counts default`);

    this.addSql(`create table deprecated_uses (
        company_id char(24) not null, credential_id char(24) not null, day_id char(24) not null, route text not null,
        kind text not null, name text not null, uses bigint not null,
        primary key (company_id, credential_id, day_id, route, kind, name)) partition by range (day_id);
      create table deprecated_uses_elsewhen partition of deprecated_uses default`);

    this.addSql(`create table request_bodies (
        company_id char(24) not null, id char(24) not null, request text, response text,
        primary key (company_id, id)) partition by range (id);
      create table request_bodies_elsewhen partition of request_bodies default`);
  }
}
