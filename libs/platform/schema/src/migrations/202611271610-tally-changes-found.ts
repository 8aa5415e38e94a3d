import { Migration } from '@mikro-orm/migrations';

/**
 * Makes `add_tally_changes` find a counter by all columns of its index. Policies are checked before expressions that
 * might leak a row, and PostgreSQL counts `coalesce` among them, but not a function of a variable: each look-up read
 * the counters of all locations.
 */
export class Migration202611271610TallyChangesFound extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      execute replace(pg_get_functiondef('add_tally_changes(int)'::regprocedure), 'coalesce(d.location_id, '''')',
        'concat(d.location_id)::char(24)');
    end $$`);
  }
}
