import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the record of the event with each logged attempt, so that a company with a hidden location need not look it up
 * for each attempt that it counts (A5).
 */
export class Migration202611241140AttemptsWithRecords extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_attempts add column resource_type text, add column location_id char(24),
      add column document_id char(24)`);
  }
}
