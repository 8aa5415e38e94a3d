import { Migration } from '@mikro-orm/migrations';

const counted = `sales_ledger_movements`;

/** Key of the counters, stored as their status: everything that movements are counted by. */
const key = `status || '/' || movement_type || '/' || cancelled::text`;

/**
 * Counts movements by location, status, type and cancellation in the sharded counters of list totals. The triggers run
 * per statement, because one statement updates all movements of an order.
 */
export class Migration202611231850LedgerCounted extends Migration {
  override up(): void {
    this.addSql(`create function tally_new_movements() returns trigger language plpgsql as $$
      begin
        perform tally(d.company_id, '${counted}', d.status, d.location_id, d.amount) from (
          select company_id, ${key} as status, location_id, count(*)::int as amount from added
          group by 1, 2, 3) d;
        return null;
      end $$`);
    this.addSql(`create function tally_changed_movements() returns trigger language plpgsql as $$
      begin
        perform tally(d.company_id, '${counted}', d.status, d.location_id, d.amount) from (
          select company_id, status, location_id, sum(step)::int as amount from (
            select company_id, ${key} as status, location_id, 1 as step from changed
            union all
            select company_id, ${key}, location_id, -1 from previous) c
          group by 1, 2, 3 having sum(step) <> 0) d;
        return null;
      end $$`);
    this.addSql(`create function tally_gone_movements() returns trigger language plpgsql as $$
      begin
        perform tally(d.company_id, '${counted}', d.status, d.location_id, -d.amount) from (
          select company_id, ${key} as status, location_id, count(*)::int as amount from previous
          group by 1, 2, 3) d;
        return null;
      end $$`);
    this.addSql(`create trigger sales_ledger_movements_tally after insert on sales_ledger_movements
      referencing new table as added for each statement execute function tally_new_movements()`);
    this.addSql(`create trigger sales_ledger_movements_tally_again after update on sales_ledger_movements
      referencing old table as previous new table as changed
      for each statement execute function tally_changed_movements()`);
    this.addSql(`create trigger sales_ledger_movements_tally_gone after delete on sales_ledger_movements
      referencing old table as previous for each statement execute function tally_gone_movements()`);
  }
}
