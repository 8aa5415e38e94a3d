import { Migration } from '@mikro-orm/migrations';

/**
 * Lets a transaction that loads many rows append to counters instead of changing them, by the setting
 * `partner.counters`. Otherwise each row reads every version of its counter that the transaction has written before,
 * and the time grows with the square of the number of rows.
 */
export class Migration202611251910LoadedRowsCountedTogether extends Migration {
  override up(): void {
    this.addSql(`create or replace function tally(company char(24), counted text, as_status text, at_location char(24),
        step int) returns void
      language plpgsql as $$
      declare
        place tid;
        at_key constant char(24) := coalesce(at_location, '');
      begin
        if current_setting('partner.counters', true) is distinct from 'append' then
          select t.ctid into place from record_tallies t where t.company_id = company and t.kind = counted
            and t.status = as_status and t.location_key = at_key limit 1 for update skip locked;
        end if;
        if place is not null then
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
          if current_setting('partner.counters', true) is distinct from 'append' then
            select t.ctid into place from record_period_tallies t where t.company_id = company and t.kind = counted
              and t.span = part and t.starts_on = begins and t.status = as_status and t.location_key = at_key
              limit 1 for update skip locked;
          end if;
          if place is not null then
            update record_period_tallies t set amount = t.amount + step where t.ctid = place;
          else
            insert into record_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
              values (company, counted, part, begins, as_status, at_location, step);
          end if;
        end loop;
      end $$`);
  }
}
