import { Migration } from '@mikro-orm/migrations';

/** Scope of the operation of each key, to show a credential the keys of its own operations. */
export class Migration202611290731ScopeOfKeys extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_keys add column scope text');
  }
}
