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
   * Whether all matches are found first, through an index of what they have in common, and page and total are taken
   * from them.
   */
  readonly searched?: boolean;
  /** The texts that are searched. */
  readonly search?: TextSearch | undefined;
  /** Whether the conditions are about status and location alone: the sharded counters of the table know the total. */
  readonly sharded?: boolean;
  /** The conditions over the counters, where they are not the same as those over the rows. */
  readonly counted?: readonly Sql[];
  /** What makes a row one that the sharded counters count, where they do not count all rows of the table. */
  readonly countable?: Sql;
  /** The number of rows, where it is known without looking at them. */
  readonly total?: Sql;
}

/**
 * A search by parts of texts. The number of matches is not known beforehand: few are found by the index of the text,
 * and of many the list reads rows in its order until the page is full, and counts the others as it passes them.
 */
export interface TextSearch {
  /** The condition that the row `t` has the texts. */
  readonly where: Sql;
  /** Ids among which all matches are, found by an index; absent when no index can find the text. */
  readonly ids?: Sql | undefined;
}

/** Rows at the beginning of a list that are looked at to see whether a text is in many of them. */
const sample = 200;
/** Rows of these that make a text one that many have: from here on an index gives more rows than it spares. */
const many = 10;

/** Rows that a page may pass over as they are, in rows: beyond, it passes over entries of an index. */
const shallow = 200;

/**
 * The envelope of a list (§conventions) as one statement with one row, its text as `json`. Rows and `total` come from
 * the same condition.
 */
export function listStatement(plan: ListPlan, page: Page): Sql {
  const { search } = plan;
  if (plan.searched) return envelope(page, sql`with ${found(plan)}`, foundItems(plan, page), plan.total ?? foundTotal);
  const rows = rowsOf(plan, search?.where);
  const items = itemsInOrder(plan, rows, page);
  const total = plan.total ?? (plan.sharded ? shardedCount(plan) : sql`select count(*) from ${rows}`);
  if (!search) return envelope(page, empty, items, total);
  return envelope(
    page,
    sql`with first as materialized (${sampleOf(plan, search)}), ${found(plan)}`,
    sql`select case when (select many from first) then (${items}) else (${foundItems(plan, page)}) end`,
    sql`select case when (select many from first) then (${total}) else (${foundTotal}) end`,
  );
}

const envelope = ({ page, limit }: Page, given: Sql, items: Sql, total: Sql): Sql => sql`${given}
    select '{"data":[' || coalesce((${items}), '')
    || '],"page":' || ${page}::bigint || ',"limit":' || ${limit}::int || ',"total":' || (${total}) || '}'
      as json`;

/** The rows of the list. @param more conditions beside those of the plan. */
const rowsOf = (plan: ListPlan, ...more: readonly (Sql | undefined)[]): Sql =>
  sql`${plan.table} t ${joinsOf(plan.join)} where ${condition(plan, plan.countable, ...more)}`;

/** Whether many of the first rows have the text. */
function sampleOf(plan: ListPlan, { where }: TextSearch): Sql {
  return sql`select count(*) >= ${many}::int as many from (select ${where} as has_text
    from ${rowsOf(plan)} ${orderOf(plan)} limit ${sample}::int) t where has_text`;
}

/** All rows of the list, as `found`. */
function found(plan: ListPlan): Sql {
  const { search } = plan;
  const among = search?.ids && sql`t.id = any(array(${search.ids}))`;
  return sql`found as materialized (select t.id, ${plan.sort} as sorted_by
    from ${rowsOf(plan, among, search?.where)})`;
}

const foundTotal = sql`select count(*) from found`;

function foundItems(plan: ListPlan, page: Page): Sql {
  const direction = raw(plan.order);
  return lookedUp(
    plan,
    sql`select t.id, t.sorted_by from found t order by t.sorted_by ${direction}, t.id ${direction} ${cut(page)}`,
  );
}

const orderOf = ({ sort, order }: ListPlan): Sql => sql`order by ${sort} ${raw(order)}, t.id ${raw(order)}`;

const cut = ({ page, limit }: Page): Sql => sql`limit ${limit}::int offset ${(page - 1) * limit}::bigint`;

/** The items of the page, in its order, as one text. */
function itemsInOrder(plan: ListPlan, rows: Sql, page: Page): Sql {
  const whole = (page.page - 1) * page.limit < shallow;
  const listed = sql`select ${whole ? sql`t.*` : sql`t.id`}, ${plan.sort} as sorted_by from ${rows}
    ${orderOf(plan)} ${cut(page)}`;
  return whole ? textOf(plan, sql`(${listed}) t`, raw('t')) : lookedUp(plan, listed);
}

/**
 * The items of rows that were found by their entries in an index, looked up one by one: PostgreSQL plans for an unknown
 * number of them, and would join all rows of the company.
 */
function lookedUp(plan: ListPlan, listed: Sql): Sql {
  return textOf(
    plan,
    sql`(${listed}) f cross join lateral (select t.* from ${plan.table} t where t.company_id = ${plan.company}
      and t.id = f.id limit 1) t`,
    raw('f'),
  );
}

function textOf(plan: ListPlan, rows: Sql, sorted: Sql): Sql {
  const direction = raw(plan.order);
  return sql`select string_agg(${plan.item}, ',' order by ${sorted}.sorted_by ${direction}, t.id ${direction})
    from ${rows} ${joinsOf(plan.itemJoin)}`;
}

/** What makes a row one of the list: first of all that it is the company's. */
function condition({ company, where, created = {} }: ListPlan, ...more: readonly (Sql | undefined)[]): Sql {
  const others = more.filter((one) => one !== undefined);
  return join([sql`t.company_id = ${company}`, ...createdIn(created), ...where, ...others], ' and ');
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
  const { company, table, where, created, countable, counted = where } = plan;
  if (created?.from || created?.to) return createdCount(table, company, created, where, countable);
  return sql`select coalesce(sum(t.amount), 0) from record_tallies t where t.kind = ${table.sql}
    and ${condition({ ...plan, where: counted })}`;
}
