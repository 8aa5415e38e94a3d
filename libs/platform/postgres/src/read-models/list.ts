import type { Page, ResourceDeclaration } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { joinsOf } from './joined.js';
import type { ListPlan, TextSearch } from './list-plan.js';
import { isIn, isLimited, isNotLater, isOfKind, rangeCount } from './counted-range.js';
import { itemOrPosition } from './reused-items.js';
import { wholeDays } from './whole-days.js';

/** Number of rows at the start of a list that are sampled to see whether a text is common. */
const sample = 100;
/** Matches in the sample from which a text counts as common: an index would then return more rows than it saves. */
const many = 5;

/**
 * Number of matches up to which sorting all of them is faster than searching the page among all rows of a large
 * company.
 */
const few = 20_000;

/** The same for a range with an end, whose page is searched among the rows created before that end. */
const fewInRange = 5_000;
/** The same for a text that no index finds: its matches are found in another pass over the texts. */
const fewUnindexed = 2_000;

/** Number of rows before a page up to which whole rows are skipped; beyond that, index entries are skipped. */
const shallow = 200;
/** Number of rows before a page from which whole days are skipped. */
const deep = 5_000;

interface PageStatements {
  /** Common table expressions used by both. */
  readonly given?: readonly Sql[];
  readonly items: Sql;
  readonly total: Sql;
}

/**
 * Builds the statement for the envelope of a list (§conventions): one row with the text `json`. Items and `total` come
 * from the same conditions.
 */
export function listStatement(plan: ListPlan, page: Page): Sql {
  const { given = [], items, total } = statementsOf(plan, page);
  const named = [...(plan.lookedUp ?? []), ...given];
  return sql`${named.length === 0 ? empty : sql`with ${join(named, ', ')}`}
    select '{"data":[' || coalesce((${items}), '')
    || '],"page":' || ${page.page}::bigint || ',"limit":' || ${page.limit}::int || ',"total":' || (${total}) || '}'
      as json`;
}

function statementsOf(plan: ListPlan, page: Page): PageStatements {
  const { ids } = plan.search ?? {};
  if (plan.searched) return allFound(plan, page, ids && sql`t.id = any(array(${ids}))`);
  if (plan.search) return sampled(plan, plan.search, page);
  return plan.passing ? countedFirst(plan, page) : { items: itemsInOrder(plan, page), total: totalOf(plan) };
}

/** Finds all matches first. @param among condition that an index can find. */
function allFound(plan: ListPlan, page: Page, among?: Sql): PageStatements {
  return {
    given: [
      sql`found as materialized (select t.id, ${plan.sort} as sorted_by
        from ${rowsOf(plan, among, plan.search?.where)})`,
    ],
    items: lookedUp(plan, pageOf(plan, sql`found`, page)),
    total: plan.total ?? sql`select count(*) from found`,
  };
}

/**
 * Finds all matches of a rare text by its index, and reads rows in the list's order if the text is common: in many of
 * the first rows, or in more than `few` of all. The matches of a text that no index can find are counted first, from
 * the entries of an index with the texts.
 */
function sampled(plan: ListPlan, { where, ids }: TextSearch, page: Page): PageStatements {
  const most = ids ? few : fewUnindexed;
  const first = sql`first as materialized (select count(*) >= ${many}::int as many from (select ${where} as has_text
    from ${rowsOf(plan)} ${orderOf(plan)} limit ${sample}::int) t where has_text)`;
  const counted = sql`counted as materialized (select total from (${totalOf(plan)} offset 0) t (total))`;
  const looked = ids
    ? sql`select i.id from (${ids}) i(id) limit ${most + 1}::int`
    : sql`select t.id from ${rowsOf(plan, where, sql`(select total <= ${most}::int from counted)`)}
        order by t.created_at limit (select total from counted)`;
  const matching = sql`matching as materialized (
    select case when not (select many from first) then array(${looked})::char(24)[] end as ids)`;
  const found = allFound(plan, page, sql`t.id = any((select ids from matching)::char(24)[])`);
  const isFew = ids
    ? sql`(select cardinality(ids) <= ${most}::int from matching)`
    : sql`not (select many from first) and (select total <= ${most}::int from counted)`;
  const either = (ofMany: Sql, ofFew: Sql): Sql => sql`select case when ${isFew} then (${ofFew}) else (${ofMany}) end`;
  return {
    given: [...(ids ? [] : [counted]), first, matching, ...found.given!],
    items: either(itemsInOrder(plan, page), found.items),
    total: ids ? either(totalOf(plan), found.total) : sql`select total from counted`,
  };
}

/**
 * Counts the matches first, and skips the search for pages beyond the last. If the plan is `counted`, few matches are
 * then found by the indexes of their conditions; a page of many is read in the list's order.
 */
function countedFirst(plan: ListPlan, page: Page): PageStatements {
  const isFew = plan.passing === 'counted';
  const total = sql`(select total from counted)`;
  const before = (page.page - 1) * page.limit;
  const notLater = (plan.ranges ?? []).flatMap((range) => isNotLater(range, plan));
  const most = notLater.length > 0 ? fewInRange : few;
  const inOrder = sql`select t.id, ${plan.sort} as sorted_by
    from ${rowsOf(plan, sql`${total} > ${isFew ? Math.max(most, before) : before}::bigint`, ...notLater)}
    ${orderOf(plan)} ${limitOffset(page)}`;
  // Without `offset 0`, PostgreSQL would scan in the sort order of the outer query. `t.version` is in no index: it
  // rules out an index that contains everything else, which would be read as a whole instead of the index of a
  // condition.
  const parts = partsOf(plan).map(
    (part) => sql`(select t.id, ${plan.sort} as sorted_by from ${part} and t.version > 0
      and ${total} between ${before + 1}::bigint and ${most}::bigint offset 0)`,
  );
  const found = pageOf(plan, sql`(${join(parts, ' union all ')})`, page);
  return {
    given: [sql`counted as materialized (select (${totalOf(plan)}) as total)`],
    items: lookedUp(plan, isFew ? sql`(${found}) union all (${inOrder})` : inOrder),
    total: sql`select total from counted`,
  };
}

/** Selects the rows of the list. @param more conditions in addition to those of the plan. */
function rowsOf(plan: ListPlan, ...more: readonly (Sql | undefined)[]): Sql {
  const either = plan.either && sql`(${join(plan.either, ' or ')})`;
  return sql`${plan.table} t ${joinsOf(plan.join)} where ${condition(plan, plan.countable, either, ...more)}`;
}

/** Selects the rows of the list in disjoint parts. */
function partsOf(plan: ListPlan): Sql[] {
  const { either, search } = plan;
  if (!either) return [rowsOf(plan, search?.where)];
  return either.map((one, at) => {
    const others = either.slice(0, at).map((other) => sql`(${other}) is not true`);
    return sql`${plan.table} t ${joinsOf(plan.join)}
      where ${condition(plan, plan.countable, search?.where, one, ...others)}`;
  });
}

function totalOf(plan: ListPlan): Sql {
  if (plan.total) return plan.total;
  const parts = partsOf(plan);
  const counts = (plan.sharded ? parts.slice(1) : parts).map((part) =>
    plan.search && !plan.search.readsRows
      ? sql`(select count(*) from (select from ${part} ${fromIndex}) t)`
      : sql`(select count(*) from ${part})`,
  );
  return sql`select ${join([...(plan.sharded ? [sql`(${shardedCount(plan)})`] : []), ...counts], ' + ')}`;
}

/**
 * Makes PostgreSQL read an index that contains the texts: it would otherwise read whole rows if these are small. It
 * expects a tenth of the rows for a limit that it does not know, and an index provides these in order.
 */
const fromIndex = sql`order by t.created_at limit ${Number.MAX_SAFE_INTEGER}::bigint`;

const orderOf = ({ sort, order }: ListPlan): Sql => sql`order by ${sort} ${raw(order)}, t.id ${raw(order)}`;

const limitOffset = ({ page, limit }: Page): Sql => sql`limit ${limit}::int offset ${(page - 1) * limit}::bigint`;

/** Selects the page among found rows. */
function pageOf({ order }: ListPlan, found: Sql, page: Page): Sql {
  const direction = raw(order);
  return sql`select t.id, t.sorted_by from ${found} t order by t.sorted_by ${direction}, t.id ${direction}
    ${limitOffset(page)}`;
}

/** Selects the items of the page in the list's order, as one text. */
function itemsInOrder(plan: ListPlan, page: Page): Sql {
  const before = (page.page - 1) * page.limit;
  const whole = !plan.passing && before < shallow;
  const days = before < deep ? undefined : wholeDays(plan, before);
  const listed = sql`${days ? sql`with ${days.given}` : empty}
    select ${whole ? columnsOf(plan) : sql`t.id`}, ${plan.sort} as sorted_by
    from ${rowsOf(plan, plan.search?.where, days?.where)} ${orderOf(plan)}
    ${days ? sql`limit ${page.limit}::int offset ${days.offset}` : limitOffset(page)}`;
  return whole ? textOf(plan, sql`(${listed}) t`, raw('t')) : lookedUp(plan, listed);
}

/**
 * Looks up the items of found rows one by one, because PostgreSQL plans for an unknown number of rows and would
 * otherwise join all rows of the company.
 */
function lookedUp(plan: ListPlan, listed: Sql): Sql {
  return textOf(
    plan,
    sql`(${listed}) f cross join lateral (select ${columnsOf(plan)} from ${plan.table} t
      where t.company_id = ${plan.company} and t.id = f.id limit 1) t`,
    raw('f'),
  );
}

/** Columns of a row that its item needs. */
const columnsOf = ({ known }: ListPlan): Sql => (known ? sql`t.*, t.xmin` : sql`t.*`);

function textOf({ order, item, itemJoin, known }: ListPlan, rows: Sql, sorted: Sql): Sql {
  const direction = raw(order);
  const [text, key] = known ? itemOrPosition(item, known) : [item, empty];
  return sql`select string_agg(${text}, ',' order by ${sorted}.sorted_by ${direction}, t.id ${direction})
    from ${rows} ${joinsOf(itemJoin)} ${key}`;
}

/** Condition that a row belongs to the list, starting with the company. */
function condition({ company, where, ranges = [] }: ListPlan, ...more: readonly (Sql | undefined)[]): Sql {
  const others = more.filter((one) => one !== undefined);
  return join([sql`t.company_id = ${company}`, ...ranges.flatMap(isIn), ...where, ...others], ' and ');
}

/** Criteria that do not affect the total. */
const uncounted = new Set(['page', 'limit', 'sort', 'order']);

/** Criteria that counters by status, location and day support. */
const criteriaOf = {
  status: ['status'],
  location: ['location'],
  created: ['createdFrom', 'createdTo'],
  updated: ['updatedFrom', 'updatedTo'],
} as const;

/**
 * True if the sharded counters of the table support all given criteria. They count by each time, not by two at once.
 * @param totals declaration of the counters.
 */
export function isCountedByShards(criteria: object, { by }: NonNullable<ResourceDeclaration['totals']>): boolean {
  const known = by.flatMap((name): readonly string[] => criteriaOf[name]);
  const given = Object.entries(criteria).flatMap(([name, value]) =>
    value === undefined || uncounted.has(name) ? [] : [name],
  );
  const isGiven = (name: 'created' | 'updated'): boolean => criteriaOf[name].some((one) => given.includes(one));
  return given.every((name) => known.includes(name)) && !(isGiven('created') && isGiven('updated'));
}

/** Counts rows through the sharded counters, without reading most of the rows. */
function shardedCount(plan: ListPlan): Sql {
  const { company, where, either = [], ranges = [], counted = where } = plan;
  const range = ranges.find(isLimited);
  if (range) return rangeCount({ ...plan, where: [...where, ...either.slice(0, 1)], counted }, range);
  return sql`select coalesce(sum(t.amount), 0) from record_tallies t where ${isOfKind(plan)}
    and ${join([sql`t.company_id = ${company}`, ...counted], ' and ')}`;
}
