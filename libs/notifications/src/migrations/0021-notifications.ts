import { Migration } from '@mikro-orm/migrations';

/** CRM connections (§4.7), and alerts of a company with their addresses. */
export class Migration0021Notifications extends Migration {
  override up(): void {
    this.addSql(`create table crm_connections (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, provider text not null, access_token text not null, base_url text,
        active boolean not null,
        primary key (company_id, id), check (provider = 'hubspot'));
      create unique index crm_connections_company on crm_connections (company_id)`);

    this.addSql(`create table alert_settings (
        company_id char(24) not null, emails text[] not null, webhook_url text, webhook_secret text,
        failing_minutes int, expiry_days int, rejected_percent int,
        primary key (company_id))`);

    this.addSql(`create table alerts (
        company_id char(24) not null, kind text not null, subject_id char(24) not null, name text not null,
        since timestamptz(3) not null, told_at timestamptz(3) not null, is_told boolean not null,
        resolved_at timestamptz(3),
        primary key (company_id, kind, subject_id))`);

    this.addSql(`create table invitation_counts (
        company_id char(24) not null, day date not null, mailed int not null,
        primary key (company_id))`);

    this.addSql(`create table alert_addresses (
        company_id char(24) not null, email text not null, token_hash char(64) not null,
        expires_at timestamptz(3) not null, confirmed_at timestamptz(3),
        primary key (company_id, email))`);
  }
}
