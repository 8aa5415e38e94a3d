import { Migration } from '@mikro-orm/migrations';

/** Drops the index that `webhook_attempts_shown` replaces. */
export class Migration202611271613AttemptsNewestReplaced extends Migration {
  override up(): void {
    this.addSql('drop index webhook_attempts_newest');
  }
}
