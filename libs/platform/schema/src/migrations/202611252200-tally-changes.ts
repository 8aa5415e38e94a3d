import { Migration } from '@mikro-orm/migrations';

/** Tables whose triggers count rows. */
const counted = ['customers', 'leads', 'quotes', 'orders', 'work_orders', 'payments', 'sales_ledger_movements'];
/** Tables counted by status, location, and the days of creation and of the last change. */
const byDay = ['leads', 'quotes', 'orders', 'work_orders'];

const day = (time: string): string => `(${time} at time zone 'UTC')::date`;

/** Values of a row of `tally_changes`. @param row row variable of a trigger. */
const change = (row: string, step: number): string =>
  `(${row}.company_id, tg_table_name, ${row}.status, ${row}.location_id, ${day(`${row}.created_at`)},
    ${day(`${row}.updated_at`)}, ${step})`;

/**
 * Expressions of `with` that add sums of changes to a table of counters. A counter that becomes zero is removed.
 * @param key columns that identify a counter, besides its location.
 * @param sums name of the expression with the sums.
 */
const addTo = (table: string, key: readonly string[], sums: string): string => {
  const same = key.map((column) => `t.${column} = s.${column}`).join(' and ');
  return `${table}_found as materialized (select s.*, t.place, coalesce(t.amount, 0) + s.added as amount from ${sums} s
      left join lateral (select t.ctid as place, t.amount from ${table} t where ${same}
        and t.location_key = s.location_key limit 1) t on true),
    ${table}_changed as (update ${table} t set amount = f.amount from ${table}_found f
      where t.ctid = f.place and f.amount <> 0),
    ${table}_removed as (delete from ${table} t using ${table}_found f where t.ctid = f.place and f.amount = 0),
    ${table}_new as (insert into ${table} (${key.join(', ')}, location_id, amount)
      select ${key.join(', ')}, location_id, amount from ${table}_found where place is null)`;
};

/**
 * Function that adds a number of changes to the counters, and returns how many it added. Only one process does so at a
 * time, because it replaces amounts that it has read; the statement after the lock sees what others committed.
 * Changes of a company that is not here are part of its move.
 */
const addTallyChanges = `create function add_tally_changes(at_most int) returns int language plpgsql as $$
  declare changes int;
  begin
    perform pg_advisory_xact_lock(7220041);
    with taken as materialized (
        delete from tally_changes where ctid = any(array(select c.ctid from tally_changes c
          where c.company_id <> all(array(select a.company_id from absent_companies a)) limit at_most))
        returning *, coalesce(location_id, '')::char(24) as location_key),
      totals as materialized (select company_id, kind, status, location_id, location_key, sum(amount) as added
        from taken group by 1, 2, 3, 4, 5 having sum(amount) <> 0),
      periods as materialized (
        select t.company_id, t.kind, s.span, s.starts_on, t.status, t.location_id, t.location_key,
            sum(t.amount) as added
          from taken t cross join lateral (values ('day', t.day), ('month', date_trunc('month', t.day::timestamp)::date),
            ('other_day', t.other_day), ('other_month', date_trunc('month', t.other_day::timestamp)::date))
            s (span, starts_on)
          where s.starts_on is not null group by 1, 2, 3, 4, 5, 6, 7 having sum(t.amount) <> 0),
      ${addTo('stored_tallies', ['company_id', 'kind', 'status'], 'totals')},
      ${addTo('stored_period_tallies', ['company_id', 'kind', 'span', 'starts_on', 'status'], 'periods')}
      select count(*) into changes from taken;
    return changes;
  end $$`;

/**
 * Triggers append a narrow row for each change, and a sweep adds these rows to the sharded counters. Finding, locking and
 * updating three counters took longer than the insert that they counted. The counters are renamed, and views with their
 * former names add the appended rows, so that totals stay exact, also for servers of the previous release.
 */
export class Migration202611252200TallyChanges extends Migration {
  override up(): void {
    // Waits for writers whose triggers use the counters, because the functions of a running trigger would fail.
    this.addSql(`lock table ${counted.join(', ')} in share row exclusive mode`);
    this.addSql('alter table record_tallies rename to stored_tallies');
    this.addSql('alter table record_period_tallies rename to stored_period_tallies');
    this.addSql(`alter table stored_period_tallies drop constraint record_period_tallies_span_check, add constraint
      stored_period_tallies_span_check check (span in ('day', 'month', 'other_day', 'other_month')) not valid`);
    // Pages that the sweep has emptied stay, so that the planner never takes the table for one of a few rows.
    this.addSql(`create table tally_changes (
      company_id char(24) not null,
      kind text not null,
      status text not null,
      location_id char(24),
      day date,
      other_day date,
      amount bigint not null) with (vacuum_truncate = off, autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_threshold = -1)`);
    this.addSql('create index tally_changes_company on tally_changes (company_id, kind)');
    this.addSql(`create view record_tallies with (security_invoker = true) as
      select company_id, kind, status, location_id, amount from stored_tallies
      union all select company_id, kind, status, location_id, amount from tally_changes`);
    const spans = ['day', 'month', 'other_day', 'other_month'].map((span) => {
      const column = span.startsWith('other') ? 'other_day' : 'day';
      const starts = span.endsWith('month') ? `date_trunc('month', ${column}::timestamp)::date` : column;
      return `select company_id, kind, '${span}' as span, ${starts} as starts_on, status, location_id, amount
        from tally_changes`;
    });
    // A change that is not counted by day has no day, which no range contains.
    this.addSql(`create view record_period_tallies with (security_invoker = true) as
      select company_id, kind, span, starts_on, status, location_id, amount from stored_period_tallies
      union all ${spans.join(' union all ')}`);

    this.addSql(`create or replace function tally(company char(24), counted text, as_status text, at_location char(24),
        step int) returns void
      language plpgsql as $$
      begin
        insert into tally_changes (company_id, kind, status, location_id, amount)
          values (company, counted, as_status, at_location, step);
      end $$`);
    this.addSql(`create or replace function tally_row() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into tally_changes values ${change('new', 1)};
        elsif tg_op = 'DELETE' then
          insert into tally_changes values ${change('old', -1)};
        else
          insert into tally_changes values ${change('old', -1)}, ${change('new', 1)};
        end if;
        return null;
      end $$`);
    this.addSql(addTallyChanges);
    // Payments call it until their own migration.
    this.addSql(`create or replace function tally_periods(company char(24), counted text, created timestamptz,
        as_status text, at_location char(24), step int) returns void
      language sql as $$
        insert into stored_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
          select company, counted, s.span, date_trunc(s.span, created at time zone 'UTC')::date, as_status, at_location,
            step from (values ('day'), ('month')) s (span) $$`);
    for (const table of byDay) {
      this.addSql(`create or replace trigger ${table}_tally_again after update on ${table} for each row
        when (old.status is distinct from new.status or old.location_id is distinct from new.location_id
          or old.created_at is distinct from new.created_at
          or ${day('old.updated_at')} is distinct from ${day('new.updated_at')}) execute function tally_row()`);
    }
    // Running servers use the tables from the next statement on.
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('tally_changes'::regclass);
        if has_company_roles() then
          grant select on record_tallies, record_period_tallies to partner_server, partner_cross_company;
        end if;
      end if;
      if to_regprocedure('describe_new_table(oid)') is not null then
        perform describe_new_table('tally_changes'::regclass);
      end if;
    end $$`);
  }
}
