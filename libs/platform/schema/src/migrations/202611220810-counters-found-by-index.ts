import { Migration } from '@mikro-orm/migrations';

/**
 * Makes look-ups of sharded counters use all columns of their index. Before, some columns only filtered the rows found.
 * First, `tg_table_name` has the collation "C", which passes to all parameters of a called function and does not match
 * the index. Second, policies are checked before expressions that might leak a row, and PostgreSQL counts `coalesce`
 * among them. A variable has the default collation and leaks nothing.
 */
export class Migration202611220810CountersFoundByIndex extends Migration {
  override up(): void {
    this.addSql(`create or replace function tally(company char(24), counted text, as_status text, at_location char(24),
        step int) returns void
      language plpgsql as $$
      declare
        place tid;
        at_key constant char(24) := coalesce(at_location, '');
      begin
        select t.ctid into place from record_tallies t where t.company_id = company and t.kind = counted
          and t.status = as_status and t.location_key = at_key limit 1 for update skip locked;
        if found then
          update record_tallies t set amount = t.amount + step where t.ctid = place;
        else
          insert into record_tallies (company_id, kind, status, location_id, amount)
            values (company, counted, as_status, at_location, step);
        end if;
      end $$`);
    this.addSql(`create or replace function tally_periods(company char(24), counted text, created timestamptz,
        as_status text, at_location char(24), step int) returns void
      language plpgsql as $$
      declare
        place tid;
        part text;
        begins date;
        at_key constant char(24) := coalesce(at_location, '');
      begin
        foreach part in array array['day', 'month'] loop
          begins := date_trunc(part, created at time zone 'UTC')::date;
          select t.ctid into place from record_period_tallies t where t.company_id = company and t.kind = counted
            and t.span = part and t.starts_on = begins and t.status = as_status and t.location_key = at_key
            limit 1 for update skip locked;
          if found then
            update record_period_tallies t set amount = t.amount + step where t.ctid = place;
          else
            insert into record_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
              values (company, counted, part, begins, as_status, at_location, step);
          end if;
        end loop;
      end $$`);
    this.addSql(`create or replace function tally_row() returns trigger language plpgsql as $$
      declare counted constant text := tg_table_name;
      begin
        if tg_op <> 'INSERT' then
          perform tally(old.company_id, counted, old.status, old.location_id, -1);
          perform tally_periods(old.company_id, counted, old.created_at, old.status, old.location_id, -1);
        end if;
        if tg_op <> 'DELETE' then
          perform tally(new.company_id, counted, new.status, new.location_id, 1);
          perform tally_periods(new.company_id, counted, new.created_at, new.status, new.location_id, 1);
        end if;
        return null;
      end $$`);
  }
}
