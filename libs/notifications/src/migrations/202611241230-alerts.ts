import { Migration } from '@mikro-orm/migrations';

/** Alerts about the integration of a company: its settings, and the latest state of each condition. */
export class Migration202611241230Alerts extends Migration {
  override up(): void {
    this.addSql(`create table alert_settings (
      company_id char(24) not null primary key,
      emails text[] not null,
      webhook_url text,
      webhook_secret text,
      failing_minutes int,
      expiry_days int,
      rejected_percent int)`);
    this.addSql(`create table alerts (
      company_id char(24) not null,
      kind text not null,
      subject_id char(24) not null,
      name text not null,
      since timestamptz(3) not null,
      told_at timestamptz(3) not null,
      is_told boolean not null,
      resolved_at timestamptz(3),
      primary key (company_id, kind, subject_id))`);
  }
}
