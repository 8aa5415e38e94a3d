import { Migration } from '@mikro-orm/migrations';

/** The tool of an assistant that sent a request. */
export class Migration202611291041Tool extends Migration {
  override up(): void {
    this.addSql('alter table request_log add column tool text');
  }
}
