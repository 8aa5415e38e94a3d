import { Migration } from '@mikro-orm/migrations';

/** The state under which a customer is counted. @param row row variable of a trigger. */
const state = (row: string): string => `case when ${row}.deleted_at is not null then 'Deleted'
  when ${row}.merged_into is not null then 'Merged' else 'Live' end`;

/** Counts customers in the sharded counters of list totals. */
export class Migration202611231630CustomerTotals extends Migration {
  override up(): void {
    this.addSql(`create function tally_customer() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        if tg_op <> 'INSERT' then perform tally(old.company_id, 'customers', ${state('old')}, null, -1); end if;
        if tg_op <> 'DELETE' then perform tally(new.company_id, 'customers', ${state('new')}, null, 1); end if;
        return null;
      end $$`);
    this.addSql(`create trigger customers_tally after insert or delete on customers
      for each row execute function tally_customer()`);
    this.addSql(`create trigger customers_tally_again after update on customers for each row
      when (old.merged_into is distinct from new.merged_into or old.deleted_at is distinct from new.deleted_at)
        execute function tally_customer()`);
  }
}
