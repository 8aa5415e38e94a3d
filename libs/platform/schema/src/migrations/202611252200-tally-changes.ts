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

/** Statements that add `d.step` to a counter, and remove a counter that becomes zero. @param key its columns. */
const addTo = (table: string, key: readonly string[]): string => `
  remaining := null;
  update ${table} t set amount = t.amount + d.step where t.ctid = (select s.ctid from ${table} s
    where ${key.map((column) => `s.${column} = d.${column}`).join(' and ')}
      and s.location_key = coalesce(d.location_id, '') limit 1) returning t.ctid, t.amount into place, remaining;
  if remaining is null then
    insert into ${table} (${key.join(', ')}, location_id, amount)
      values (${key.map((column) => `d.${column}`).join(', ')}, d.location_id, d.step);
  elsif remaining = 0 then
    delete from ${table} where ctid = place;
  end if;`;

/**
 * Function that adds a number of changes to the counters, and returns how many it added. Only one process does so at a
 * time, so that each counter has one row. Changes of a company that is not here are part of its move.
 */
const addTallyChanges = `create function add_tally_changes(at_most int) returns int language plpgsql as $$
  declare
    taken tid[];
    d record;
    place tid;
    remaining bigint;
    changes int;
  begin
    perform pg_advisory_xact_lock(7220041);
    taken := array(select c.ctid from tally_changes c where c.company_id <> all(array(select a.company_id
      from absent_companies a)) limit at_most for update skip locked);
    for d in select company_id, kind, status, location_id, sum(amount) as step from tally_changes
      where ctid = any(taken) group by 1, 2, 3, 4 having sum(amount) <> 0
    loop ${addTo('stored_tallies', ['company_id', 'kind', 'status'])}
    end loop;
    for d in select c.company_id, c.kind, s.span, s.starts_on, c.status, c.location_id, sum(c.amount) as step
      from tally_changes c cross join lateral (values ('day', c.day),
        ('month', date_trunc('month', c.day::timestamp)::date), ('other_day', c.other_day),
        ('other_month', date_trunc('month', c.other_day::timestamp)::date)) s (span, starts_on)
      where c.ctid = any(taken) and s.starts_on is not null group by 1, 2, 3, 4, 5, 6 having sum(c.amount) <> 0
    loop ${addTo('stored_period_tallies', ['company_id', 'kind', 'span', 'starts_on', 'status'])}
    end loop;
    delete from tally_changes where ctid = any(taken);
    get diagnostics changes = row_count;
    return changes;
  end $$`;

const changesBySpan = ['day', 'month', 'other_day', 'other_month'].map((span) => {
  const column = span.startsWith('other') ? 'other_day' : 'day';
  const starts = span.endsWith('month') ? `date_trunc('month', ${column}::timestamp)::date` : column;
  return `select company_id, kind, '${span}' as span, ${starts} as starts_on, status, location_id, amount
    from tally_changes`;
});

/** Statement that lets everyone read a view who reads a table: running servers use it from the next statement on. */
const likeTable = (view: string, table: string): string => `do $$
  declare reader name;
  begin
    for reader in select distinct grantee from information_schema.role_table_grants
      where table_schema = 'public' and table_name = '${table}' and privilege_type = 'SELECT'
    loop
      execute format('grant select on ${view} to %I', reader);
    end loop;
  end $$`;

/** Functions of the triggers. Payments call `tally_periods` until their own migration. */
const functions = [
  `create or replace function tally(company char(24), counted text, as_status text, at_location char(24), step int)
    returns void language plpgsql as $$
    begin
      insert into tally_changes values (company, counted, as_status, at_location, null, null, step);
    end $$`,
  `create or replace function tally_row() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into tally_changes values ${change('new', 1)};
      elsif tg_op = 'DELETE' then
        insert into tally_changes values ${change('old', -1)};
      else
        insert into tally_changes values ${change('old', -1)}, ${change('new', 1)};
      end if;
      return null;
    end $$`,
  `create or replace function tally_periods(company char(24), counted text, created timestamptz, as_status text,
      at_location char(24), step int) returns void language plpgsql as $$
    declare span text;
    begin
      foreach span in array array['day', 'month'] loop
        insert into stored_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
          values (company, counted, span, date_trunc(span, created at time zone 'UTC')::date, as_status, at_location,
            step);
      end loop;
    end $$`,
];

/**
 * Triggers append a narrow row for each change, and a sweep adds these rows to the sharded counters. Finding, locking
 * and updating three counters took longer than the insert that they counted. The counters are renamed, and views with
 * their former names add the appended rows, so that totals stay exact, also for servers of the previous release.
 */
export class Migration202611252200TallyChanges extends Migration {
  override up(): void {
    // Pages that the sweep has emptied stay, so that the planner never takes the table for one of a few rows.
    this.addSql(`create table tally_changes (
      company_id char(24) not null,
      kind text not null,
      status text not null,
      location_id char(24),
      day date,
      other_day date,
      amount bigint not null,
      number bigint generated by default as identity,
      primary key (company_id, kind, number)) with (vacuum_truncate = off, autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_threshold = -1)`);
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('tally_changes'::regclass);
      end if;
      if to_regprocedure('describe_new_table(oid)') is not null then
        perform describe_new_table('tally_changes'::regclass);
      end if;
    end $$`);
    this.addSql(addTallyChanges);
    this.addSql(`create function tally_days(company char(24), counted text, as_status text, at_location char(24),
        on_day date, on_other_day date, step int) returns void
      language plpgsql as $$
      begin
        insert into tally_changes values (company, counted, as_status, at_location, on_day, on_other_day, step);
      end $$`);
    // One text, so that writers wait for one round trip. The lock waits for writers whose triggers use the counters,
    // because the functions of a running trigger would fail.
    this.addSql(
      [
        `lock table ${counted.join(', ')} in share row exclusive mode`,
        'alter table record_tallies rename to stored_tallies',
        'alter table record_period_tallies rename to stored_period_tallies',
        `alter table stored_period_tallies drop constraint record_period_tallies_span_check`,
        `create view record_tallies with (security_invoker = true) as
          select company_id, kind, status, location_id, amount from stored_tallies
          union all select company_id, kind, status, location_id, amount from tally_changes`,
        // A change that is not counted by day has no day, which no range contains.
        `create view record_period_tallies with (security_invoker = true) as
          select company_id, kind, span, starts_on, status, location_id, amount from stored_period_tallies
          union all ${changesBySpan.join(' union all ')}`,
        likeTable('record_tallies', 'stored_tallies'),
        likeTable('record_period_tallies', 'stored_period_tallies'),
        ...functions,
        ...byDay.map(
          (table) => `create or replace trigger ${table}_tally_again after update on ${table} for each row
            when (old.status is distinct from new.status or old.location_id is distinct from new.location_id
              or old.created_at is distinct from new.created_at
              or ${day('old.updated_at')} is distinct from ${day('new.updated_at')}) execute function tally_row()`,
        ),
      ].join(';'),
    );
    this.addSql(`alter table stored_period_tallies add constraint stored_period_tallies_span_check
      check (span in ('day', 'month', 'other_day', 'other_month')) not valid`);
  }
}
