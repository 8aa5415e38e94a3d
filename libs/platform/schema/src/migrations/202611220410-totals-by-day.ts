import { Migration } from '@mikro-orm/migrations';
import { pendingTallies } from '../upgrade/pending-tallies.js';

/** Tables whose lists grow with the age of a company. */
const tallied = ['leads', 'quotes', 'orders', 'work_orders'];

/**
 * Sharded counters by UTC day and month of creation, in addition to the all-time counters. The total of a date range is
 * the sum of whole months and days plus a count of the rows at both ends. Triggers count changes from now on. Existing
 * rows are counted after the migrations, company by company; until then, lists count rows themselves.
 */
export class Migration202611220410TotalsByDay extends Migration {
  override up(): void {
    this.addSql(`create table record_period_tallies (
      company_id char(24) not null,
      kind text not null,
      span text not null check (span in ('day', 'month')),
      starts_on date not null,
      status text not null,
      location_id char(24),
      location_key char(24) not null generated always as (coalesce(location_id, '')) stored,
      one_of_several uuid not null default gen_random_uuid(),
      amount bigint not null,
      primary key (company_id, kind, span, starts_on, status, location_key, one_of_several)) with (fillfactor = 50)`);
    this.addSql(pendingTallies);
    // Running servers write to the table from the next statement on.
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('record_period_tallies'::regclass);
        perform secure_company_table('pending_tallies'::regclass);
      end if;
    end $$`);

    // Never waits for locks, like `tally`.
    this.addSql(`create function tally_periods(company char(24), counted text, created timestamptz, as_status text,
        at_location char(24), step int) returns void
      language plpgsql as $$
      declare
        place tid;
        part text;
        begins date;
      begin
        foreach part in array array['day', 'month'] loop
          begins := date_trunc(part, created at time zone 'UTC')::date;
          select t.ctid into place from record_period_tallies t where t.company_id = company and t.kind = counted
            and t.span = part and t.starts_on = begins and t.status = as_status
            and t.location_key = coalesce(at_location, '') limit 1 for update skip locked;
          if found then
            update record_period_tallies t set amount = t.amount + step where t.ctid = place;
          else
            insert into record_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
              values (company, counted, part, begins, as_status, at_location, step);
          end if;
        end loop;
      end $$`);
    this.addSql(`create or replace function tally_row() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform tally(old.company_id, tg_table_name, old.status, old.location_id, -1);
          perform tally_periods(old.company_id, tg_table_name, old.created_at, old.status, old.location_id, -1);
        end if;
        if tg_op <> 'DELETE' then
          perform tally(new.company_id, tg_table_name, new.status, new.location_id, 1);
          perform tally_periods(new.company_id, tg_table_name, new.created_at, new.status, new.location_id, 1);
        end if;
        return null;
      end $$`);
    // Waits for all writers that use the old function, and blocks new ones for the duration of these statements.
    for (const table of tallied) {
      this.addSql(`create or replace trigger ${table}_tally_again after update on ${table} for each row
        when (old.status is distinct from new.status or old.location_id is distinct from new.location_id
          or old.created_at is distinct from new.created_at) execute function tally_row()`);
    }
    // The locks are still held: companies that are not visible here have no records that the triggers missed.
    this.addSql(`insert into pending_tallies (company_id) select company_id from companies`);
  }
}
