import { Migration } from '@mikro-orm/migrations';
import { partitionByYear } from '../upgrade/partition-by-year.js';

/** What is added to for good, and never changed, is partitioned by year: each part is as large as a year. */
export class Migration202611221357JournalByYear extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const table of ['status_history', 'audit_entries']) await partitionByYear(this, table);
  }
}
