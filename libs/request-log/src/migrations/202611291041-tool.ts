import { Migration } from '@mikro-orm/migrations';

/** The tool of an assistant that sent a request, and whether it asked for a dry run. */
export class Migration202611291041Tool extends Migration {
  override up(): void {
    this.addSql('alter table request_log add column tool text, add column is_dry_run boolean not null default false');
  }
}
