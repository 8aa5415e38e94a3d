import { Migration } from '@mikro-orm/migrations';

/** Columns of a movement in `tally_changes`: its day is that of the ledger, its other day that of the sale. */
const columns = `company_id, 'sales_ledger_movements' as kind, status || '/' || movement_type || '/' || cancelled::text
  as status, location_id, (ledger_date at time zone 'UTC')::date as day, (sale_date at time zone 'UTC')::date as other_day`;

/** Counts movements by the days of ledger and sale, too. */
export class Migration202611252220LedgerByDay extends Migration {
  override up(): void {
    this.addSql(`create or replace function tally_new_movements() returns trigger language plpgsql as $$
      begin
        insert into tally_changes select ${columns}, 1 from added;
        return null;
      end $$`);
    this.addSql(`create or replace function tally_changed_movements() returns trigger language plpgsql as $$
      begin
        insert into tally_changes select company_id, kind, status, location_id, day, other_day, sum(step) from (
            select ${columns}, 1 as step from changed union all select ${columns}, -1 from previous) c
          group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0;
        return null;
      end $$`);
    this.addSql(`create or replace function tally_gone_movements() returns trigger language plpgsql as $$
      begin
        insert into tally_changes select ${columns}, -1 from previous;
        return null;
      end $$`);
  }
}
