import { Migration } from '@mikro-orm/migrations';

/** Keeps each replaced secret of a credential for its own grace (A12). */
export class Migration202611281304ReplacedSecrets extends Migration {
  override up(): void {
    this.addSql(`alter table credentials add column previous_secrets jsonb not null default '[]',
      drop column previous_secret_hash, drop column previous_secret_until`);
    this.addSql('alter table credentials alter column previous_secrets drop default');
  }
}
