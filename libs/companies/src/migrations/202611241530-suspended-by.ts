import { Migration } from '@mikro-orm/migrations';

/** The person of a company who suspended it; null if the operator did. */
export class Migration202611241530SuspendedBy extends Migration {
  override up(): void {
    this.addSql('alter table companies add column suspended_by text');
    this.addSql(`create or replace view suspended_companies with (security_invoker = true) as
      select company_id, suspended_by is not null as by_itself from companies where suspended_at is not null`);
  }
}
