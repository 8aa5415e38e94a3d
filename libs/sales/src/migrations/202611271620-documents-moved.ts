import { Migration } from '@mikro-orm/migrations';

/**
 * Marks quotes and orders whose location has changed. The records of all others are where their quote or order is, so
 * that counters by location suffice for them.
 */
export class Migration202611271620DocumentsMoved extends Migration {
  override up(): void {
    this.addSql(`create function mark_moved() returns trigger language plpgsql as $$
      begin
        new.moved := true;
        return new;
      end $$`);
    for (const table of ['quotes', 'orders']) {
      this.addSql(`alter table ${table} add column moved boolean not null default false`);
      this.addSql(`create trigger ${table}_moved before update on ${table} for each row
        when (old.location_id is distinct from new.location_id) execute function mark_moved()`);
    }
  }
}
