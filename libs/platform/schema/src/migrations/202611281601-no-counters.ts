import { Migration } from '@mikro-orm/migrations';

/** Drops the counters of list totals, which lists count themselves, with their triggers. */
export class Migration202611281601NoCounters extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare f regprocedure;
      begin
        for f in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace
          and (p.proname ~ '^(add_)?tally(_|$)' or p.proname = 'describe_new_table')
        loop
          execute format('drop function %s cascade', f);
        end loop;
      end $$`);
    this.addSql('drop view record_tallies, record_period_tallies');
    this.addSql('drop table stored_tallies, stored_period_tallies, tally_changes, pending_tallies');
  }
}
