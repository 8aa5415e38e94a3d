import { Migration } from '@mikro-orm/migrations';

/** Drops what attempts stored of the place of their event: the quote or order decides where it is now (A5, E1). */
export class Migration202611281604AttemptsByDocument extends Migration {
  override up(): void {
    // The indexes that contain the columns are replaced by the next migration.
    this.addSql('alter table webhook_attempts drop column location_id, drop column resource_type');
  }
}
