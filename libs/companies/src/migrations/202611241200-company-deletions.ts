import { Migration } from '@mikro-orm/migrations';

/** The time at which a company is going to be deleted, and the certificates of deletions. */
export class Migration202611241200CompanyDeletions extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column deletion_due_at timestamptz(3)`);
    // A certificate outlives the rows of its company, and has no personal data.
    this.addSql(`create table company_deletions (
      id char(24) primary key,
      started_at timestamptz(3) not null,
      finished_at timestamptz(3),
      removed jsonb not null default '{}')`);
  }
}
