import { Migration } from '@mikro-orm/migrations';
import { partitionByYear } from '../upgrade/partition-by-year.js';

/** Partitions append-only tables by year, which bounds the size of each part. */
export class Migration202611221357JournalByYear extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const table of ['status_history', 'audit_entries']) await partitionByYear(this, table);
  }
}
