import { Injectable } from '@nestjs/common';
import { Sweep, type SweepStep } from '@partner/kernel';
import { companyPlace, CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Maximum number of changes added by one statement. */
const batch = 10_000;

/** Advisory lock of the only process that writes counters: it replaces amounts that it has read. */
const lock = sql`select pg_advisory_xact_lock(7_220_041)`;

/**
 * Adds the changes of counted rows to the sharded counters of list totals. Lists count both, so that totals are exact at
 * any time; the sweep only keeps the number of changes small.
 */
@Injectable()
export class TalliesSweep extends Sweep {
  readonly name = 'tallies';
  readonly group = 'retention';
  override readonly intervalMs = 10_000;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(): Promise<number> {
    for (let added = 0; ;) {
      const [, [row]] = await this.database.each<{ added: number }>([{ statement: lock }, { statement: addChanges }]);
      added += row!.added;
      if (row!.added < batch) return added;
    }
  }

  preview(): Promise<SweepStep[]> {
    return rowStep(this.database, 'add to the counters', 'tally_changes', changes);
  }
}

/** Changes of companies that are present: those of others are part of a move. */
const changes = sql`from tally_changes c where ${companyPlace.isPresent(sql`c.company_id`)}`;

/**
 * Common table expressions that add the sums of changes to a table of counters. A counter that becomes zero is removed.
 * @param key columns that identify a counter, besides its location.
 * @param sums name of the expression with the sums.
 */
const addTo = (table: string, key: readonly string[], sums: string): Sql => {
  const found = raw(`${table}_found`);
  const same = join(key.map((column) => raw(`t.${column} = s.${column}`)), ' and ');
  return sql`${found} as materialized (select s.*, t.place, coalesce(t.amount, 0) + s.added as amount from ${raw(sums)} s
      left join lateral (select t.ctid as place, t.amount from ${raw(table)} t where ${same}
        and t.location_key = s.location_key limit 1) t on true),
    ${raw(`${table}_changed`)} as (update ${raw(table)} t set amount = f.amount from ${found} f
      where t.ctid = f.place and f.amount <> 0),
    ${raw(`${table}_removed`)} as (delete from ${raw(table)} t using ${found} f
      where t.ctid = f.place and f.amount = 0),
    ${raw(`${table}_new`)} as (insert into ${raw(table)} (${raw(key.join(', '))}, location_id, amount)
      select ${raw(key.join(', '))}, location_id, amount from ${found} where place is null)`;
};

/** Moves a batch of changes to the counters. Its first snapshot begins after the lock. */
const addChanges: Sql = sql`with taken as materialized (
    delete from tally_changes where ctid = any(array(select c.ctid ${changes} limit ${batch}::int for update skip locked))
    returning *, coalesce(location_id, '')::char(24) as location_key),
  totals as materialized (select company_id, kind, status, location_id, location_key, sum(amount) as added from taken
    group by 1, 2, 3, 4, 5 having sum(amount) <> 0),
  periods as materialized (
    select t.company_id, t.kind, s.span, s.starts_on, t.status, t.location_id, t.location_key, sum(t.amount) as added
      from taken t cross join lateral (values ('day', t.day), ('month', date_trunc('month', t.day::timestamp)::date),
        ('other_day', t.other_day), ('other_month', date_trunc('month', t.other_day::timestamp)::date))
        s (span, starts_on)
      where s.starts_on is not null group by 1, 2, 3, 4, 5, 6, 7 having sum(t.amount) <> 0),
  ${addTo('stored_tallies', ['company_id', 'kind', 'status'], 'totals')},
  ${addTo('stored_period_tallies', ['company_id', 'kind', 'span', 'starts_on', 'status'], 'periods')}
  select count(*)::int as added from taken`;
