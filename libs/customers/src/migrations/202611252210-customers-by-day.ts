import { Migration } from '@mikro-orm/migrations';

const day = (time: string): string => `(${time} at time zone 'UTC')::date`;

/** Values of a row of `tally_changes`. @param row row variable of the trigger. */
const change = (row: string, step: number): string =>
  `(${row}.company_id, 'customers', case when ${row}.deleted_at is not null then 'Deleted'
    when ${row}.merged_into is not null then 'Merged' else 'Live' end, null, ${day(`${row}.created_at`)},
    ${day(`${row}.updated_at`)}, ${step})`;

/** Counts customers by the days of their creation and last change, too. */
export class Migration202611252210CustomersByDay extends Migration {
  override up(): void {
    this.addSql(`create or replace function tally_customer() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        if tg_op <> 'INSERT' then insert into tally_changes values ${change('old', -1)}; end if;
        if tg_op <> 'DELETE' then insert into tally_changes values ${change('new', 1)}; end if;
        return null;
      end $$`);
    this.addSql(`create or replace trigger customers_tally_again after update on customers for each row
      when (old.merged_into is distinct from new.merged_into or old.deleted_at is distinct from new.deleted_at
        or ${day('old.created_at')} is distinct from ${day('new.created_at')}
        or ${day('old.updated_at')} is distinct from ${day('new.updated_at')})
      execute function tally_customer()`);
  }
}
