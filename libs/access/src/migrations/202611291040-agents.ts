import { Migration } from '@mikro-orm/migrations';

/** Credentials of assistants, with the largest amount that they may confirm. */
export class Migration202611291040Agents extends Migration {
  override up(): void {
    this.addSql(`alter table credentials add column agent boolean not null default false,
      add column confirm_limit numeric(14, 2)`);
  }
}
