import type { CompanyId, Page, ResourceDeclaration } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type Joined, joinsOf } from './joined.js';
import { createdCount, createdIn, type CreatedRange } from './totals/created-range.js';

/** A list as it is asked of PostgreSQL. The listed rows are `t`. */
export interface ListPlan {
  readonly company: CompanyId;
  /** The table of the listed rows: `leads`. */
  readonly table: Sql;
  /** Joins that conditions or sorting need. */
  readonly join?: readonly Joined[];
  /** The conditions beside the company and the time of creation. */
  readonly where: readonly Sql[];
  /** When the listed rows were created. */
  readonly created?: CreatedRange;
  readonly sort: Sql;
  readonly order: 'asc' | 'desc';
  /** Joins that only the items need, made for the rows of the page alone. */
  readonly itemJoin?: readonly Joined[];
  /** The item's JSON text over `t` and the item's joins. */
  readonly item: Sql;
  /**
   * Whether a text is searched. The number of matches is not known beforehand, so all are found first, through the
   * index of the text, and page and total are taken from them.
   */
  readonly searched?: boolean;
  /** Whether the conditions are about status and location alone: the sharded counters of the table know the total. */
  readonly sharded?: boolean;
}

/** Rows that a page may pass over as they are, in rows: beyond, it passes over entries of an index. */
const shallow = 200;

/**
 * The envelope of a list (§conventions) as one statement with one row, its text as `json`. Rows and `total` come from
 * the same condition.
 */
export function listStatement(plan: ListPlan, page: Page): Sql {
  const { table, searched } = plan;
  const rows = sql`${table} t ${joinsOf(plan.join)} where ${condition(plan)}`;
  const total = plan.sharded ? shardedCount(plan) : sql`select count(*) from ${searched ? sql`found` : rows}`;
  return sql`${searched ? sql`with found as materialized (select t.id, ${plan.sort} as sorted_by from ${rows})` : empty}
    select '{"data":[' || coalesce((${items(plan, rows, page)}), '')
    || '],"page":' || ${page.page}::bigint || ',"limit":' || ${page.limit}::int || ',"total":' || (${total}) || '}'
      as json`;
}

/**
 * The items of the page, in its order, as one text. Rows that were found by their entries in an index are looked up one
 * by one: PostgreSQL plans for an unknown number of them, and would join all rows of the company.
 */
function items(plan: ListPlan, rows: Sql, { page, limit }: Page): Sql {
  const { company, table, sort, item, searched } = plan;
  const direction = raw(plan.order);
  const offset = (page - 1) * limit;
  const cut = sql`limit ${limit}::int offset ${offset}::bigint`;
  const ordered = sql`order by ${sort} ${direction}, t.id ${direction} ${cut}`;
  const whole = !searched && offset < shallow;
  const found = searched
    ? sql`select t.id, t.sorted_by from found t order by t.sorted_by ${direction}, t.id ${direction} ${cut}`
    : sql`select ${whole ? sql`t.*` : sql`t.id`}, ${sort} as sorted_by from ${rows} ${ordered}`;
  return sql`select string_agg(${item}, ',' order by ${whole ? raw('t') : raw('f')}.sorted_by ${direction},
    t.id ${direction})
    from ${
      whole
        ? sql`(${found}) t`
        : sql`(${found}) f cross join lateral (select t.* from ${table} t where t.company_id = ${company}
      and t.id = f.id limit 1) t`
    } ${joinsOf(plan.itemJoin)}`;
}

/** What makes a row one of the list: first of all that it is the company's. */
function condition({ company, where, created = {} }: ListPlan): Sql {
  return join([sql`t.company_id = ${company}`, ...createdIn(created), ...where], ' and ');
}

/** What is asked for does not change the total. */
const uncounted = new Set(['page', 'limit', 'sort', 'order']);

/** The criteria that counters by status, location and day know. */
const criteriaOf = { status: ['status'], location: ['location'], created: ['createdFrom', 'createdTo'] } as const;

/**
 * Whether a list is asked for nothing that the sharded counters of its table do not know. @param totals as declared.
 */
export function isCountedByShards(criteria: object, { by }: NonNullable<ResourceDeclaration['totals']>): boolean {
  const known = by.flatMap((name): readonly string[] => criteriaOf[name]);
  return Object.entries(criteria).every(
    ([name, value]) => value === undefined || uncounted.has(name) || known.includes(name),
  );
}

/** The number of rows without a look at most of them: the same conditions over rows that count them. */
function shardedCount(plan: ListPlan): Sql {
  const { company, table, where, created } = plan;
  if (created?.from || created?.to) return createdCount(table, company, created, where);
  return sql`select coalesce(sum(t.amount), 0) from record_tallies t where t.kind = ${table.sql}
    and ${condition(plan)}`;
}
