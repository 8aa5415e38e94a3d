import { Migration } from '@mikro-orm/migrations';

/** Tables whose lists grow with the age of a company. */
const tallied = ['leads', 'quotes', 'orders', 'work_orders'];

/** Sharded counters for the totals of long lists, and covering indexes for finding pages and counting rows. */
export class Migration0015Tallies extends Migration {
  override up(): void {
    // Several rows may share a key; only their sum is meaningful.
    this.addSql(`create table record_tallies (
      company_id char(24) not null,
      kind text not null,
      status text not null,
      location_id char(24),
      location_key char(24) not null generated always as (coalesce(location_id, '')) stored,
      one_of_several uuid not null default gen_random_uuid(),
      amount bigint not null,
      primary key (company_id, kind, status, location_key, one_of_several)) with (fillfactor = 50)`);

    // Never waits for locks: a row that another transaction is changing is skipped, and another or new row is used.
    this.addSql(`create function tally(company char(24), counted text, as_status text, at_location char(24),
        step int) returns void
      language plpgsql as $$
      declare place tid;
      begin
        select t.ctid into place from record_tallies t where t.company_id = company and t.kind = counted
          and t.status = as_status and t.location_key = coalesce(at_location, '') limit 1 for update skip locked;
        if found then
          update record_tallies t set amount = t.amount + step where t.ctid = place;
        else
          insert into record_tallies (company_id, kind, status, location_id, amount)
            values (company, counted, as_status, at_location, step);
        end if;
      end $$`);
    this.addSql(`create function tally_row() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform tally(old.company_id, tg_table_name, old.status, old.location_id, -1); end if;
        if tg_op <> 'DELETE' then perform tally(new.company_id, tg_table_name, new.status, new.location_id, 1); end if;
        return null;
      end $$`);
    for (const table of tallied) {
      this.addSql(
        `create trigger ${table}_tally after insert or delete on ${table} for each row execute function tally_row()`,
      );
      this.addSql(`create trigger ${table}_tally_again after update on ${table} for each row
        when (old.status is distinct from new.status or old.location_id is distinct from new.location_id)
          execute function tally_row()`);
      this.addSql(`insert into record_tallies (company_id, kind, status, location_id, amount)
        select company_id, '${table}', status, location_id, count(*) from ${table} group by 1, 3, 4`);
    }

    for (const table of ['leads', 'quotes', 'orders']) {
      this.addSql(
        `create index ${table}_listed on ${table} (company_id, created_at, id) include (status, location_id)`,
      );
      this.addSql(`drop index ${table}_created`);
      this.addSql(`alter index ${table}_listed rename to ${table}_created`);
    }
  }
}
