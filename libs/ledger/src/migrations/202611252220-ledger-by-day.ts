import { Migration } from '@mikro-orm/migrations';

/** Columns of counted movements: their day is that of the ledger, their other day that of the sale. */
const columns = `company_id, status || '/' || movement_type || '/' || cancelled::text as status, location_id,
  (ledger_date at time zone 'UTC')::date as day, (sale_date at time zone 'UTC')::date as other_day`;

const tally = `perform tally_days(d.company_id, 'sales_ledger_movements', d.status, d.location_id, d.day, d.other_day,
  d.amount)`;

/** Counts movements by the days of ledger and sale, too. */
export class Migration202611252220LedgerByDay extends Migration {
  override up(): void {
    // Waits for writers whose triggers count without days: the next migration counts all others.
    this.addSql('lock table sales_ledger_movements in share row exclusive mode');
    this.addSql(`create or replace function tally_new_movements() returns trigger language plpgsql as $$
      begin
        ${tally} from (select ${columns}, count(*)::int as amount from added group by 1, 2, 3, 4, 5) d;
        return null;
      end $$`);
    this.addSql(`create or replace function tally_changed_movements() returns trigger language plpgsql as $$
      begin
        ${tally} from (select company_id, status, location_id, day, other_day, sum(step)::int as amount from (
            select ${columns}, 1 as step from changed union all select ${columns}, -1 from previous) c
          group by 1, 2, 3, 4, 5 having sum(step) <> 0) d;
        return null;
      end $$`);
    this.addSql(`create or replace function tally_gone_movements() returns trigger language plpgsql as $$
      begin
        ${tally} from (select ${columns}, -count(*)::int as amount from previous group by 1, 2, 3, 4, 5) d;
        return null;
      end $$`);
  }
}
