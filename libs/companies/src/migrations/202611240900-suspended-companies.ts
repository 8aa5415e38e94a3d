import { Migration } from '@mikro-orm/migrations';

/** Suspension of companies, and the view of suspended companies for other contexts. */
export class Migration202611240900SuspendedCompanies extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column suspended_at timestamptz(3), add column suspension_reason text`);
    this.addSql(`create view suspended_companies with (security_invoker = true) as
      select company_id from companies where suspended_at is not null`);
  }
}
