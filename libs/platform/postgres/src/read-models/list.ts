import type { Page, ResourceDeclaration } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { joinsOf } from './joined.js';
import type { ListPlan, TextSearch } from './list-plan.js';
import { createdCount, createdIn } from './created-range.js';

/** Rows at the beginning of a list that are looked at to see whether a text is in many of them. */
const sample = 100;
/** Rows of these that make a text one that many have: from here on an index gives more rows than it spares. */
const many = 5;

/** Matches that are sorted sooner than looked for, a page of them, among all rows of a large company. */
const few = 20_000;

/** Rows that a page may pass over as they are, in rows: beyond, it passes over entries of an index. */
const shallow = 200;

/** A way to a page and its total. */
interface Way {
  /** Common table expressions that both name. */
  readonly given?: readonly Sql[];
  readonly items: Sql;
  readonly total: Sql;
}

/**
 * The envelope of a list (§conventions) as one statement with one row, its text as `json`. Rows and `total` come from
 * the same condition.
 */
export function listStatement(plan: ListPlan, page: Page): Sql {
  const { given = [], items, total } = wayOf(plan, page);
  const named = [...(plan.lookedUp ?? []), ...given];
  return sql`${named.length === 0 ? empty : sql`with ${join(named, ', ')}`}
    select '{"data":[' || coalesce((${items}), '')
    || '],"page":' || ${page.page}::bigint || ',"limit":' || ${page.limit}::int || ',"total":' || (${total}) || '}'
      as json`;
}

function wayOf(plan: ListPlan, page: Page): Way {
  const { ids } = plan.search ?? {};
  if (plan.searched) return allFound(plan, page, ids && sql`t.id = any(array(${ids}))`);
  if (plan.search) return sampled(plan, plan.search, page);
  return plan.passing ? countedFirst(plan, page) : { items: itemsInOrder(plan, page), total: totalOf(plan) };
}

/** Finds all rows first. @param among a condition that an index finds. */
function allFound(plan: ListPlan, page: Page, among?: Sql): Way {
  return {
    given: [
      sql`found as materialized (select t.id, ${plan.sort} as sorted_by
        from ${rowsOf(plan, among, plan.search?.where)})`,
    ],
    items: lookedUp(plan, cutOf(plan, sql`found`, page)),
    total: plan.total ?? sql`select count(*) from found`,
  };
}

/**
 * Finds all rows by the index of a text that few rows have, and reads in order what many have: many of the first rows,
 * or too many of all.
 */
function sampled(plan: ListPlan, { where, ids }: TextSearch, page: Page): Way {
  const first = sql`first as materialized (select count(*) >= ${many}::int as many from (select ${where} as has_text
    from ${rowsOf(plan)} ${orderOf(plan)} limit ${sample}::int) t where has_text)`;
  const looked = ids ? sql`array(select i.id from (${ids}) i(id) limit ${few + 1}::int)` : sql`'{}'`;
  const matching = sql`matching as materialized (
    select case when not (select many from first) then ${looked}::char(24)[] end as ids)`;
  const found = allFound(plan, page, ids && sql`t.id = any((select ids from matching)::char(24)[])`);
  const either = (ofMany: Sql, ofFew: Sql): Sql =>
    sql`select case when (select cardinality(ids) <= ${few}::int from matching) then (${ofFew}) else (${ofMany}) end`;
  return {
    given: [first, matching, ...found.given!],
    items: either(itemsInOrder(plan, page), found.items),
    total: either(totalOf(plan), found.total),
  };
}

/**
 * Counts the rows first, and looks for no page that there is not. A few rows are then found by the indexes of their
 * conditions, if the plan says so; a page of many is looked for in the order of the list.
 */
function countedFirst(plan: ListPlan, page: Page): Way {
  const isFew = plan.passing === 'counted';
  const total = sql`(select total from counted)`;
  const before = (page.page - 1) * page.limit;
  const inOrder = sql`select t.id, ${plan.sort} as sorted_by
    from ${rowsOf(plan, sql`${total} > ${isFew ? Math.max(few, before) : before}::bigint`)}
    ${orderOf(plan)} ${cut(page)}`;
  // Without `offset`, PostgreSQL would look for them in the order that they are then sorted in. The version is in no
  // index: an index with all else would be read as a whole, rather than that of a condition.
  const parts = partsOf(plan).map(
    (part) => sql`(select t.id, ${plan.sort} as sorted_by from ${part} and t.version > 0
      and ${total} between ${before + 1}::bigint and ${few}::bigint offset 0)`,
  );
  const found = cutOf(plan, sql`(${join(parts, ' union all ')})`, page);
  return {
    given: [sql`counted as materialized (select (${totalOf(plan)}) as total)`],
    items: lookedUp(plan, isFew ? sql`(${found}) union all (${inOrder})` : inOrder),
    total: sql`select total from counted`,
  };
}

/** The rows of the list. @param more conditions beside those of the plan. */
function rowsOf(plan: ListPlan, ...more: readonly (Sql | undefined)[]): Sql {
  const either = plan.either && sql`(${join(plan.either, ' or ')})`;
  return sql`${plan.table} t ${joinsOf(plan.join)} where ${condition(plan, plan.countable, either, ...more)}`;
}

/** The rows of the list in parts of which none has a row of another one. */
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
  if (plan.sharded) return shardedCount(plan);
  const counts = partsOf(plan).map((part) => sql`(select count(*) from ${part})`);
  return sql`select ${join(counts, ' + ')}`;
}

const orderOf = ({ sort, order }: ListPlan): Sql => sql`order by ${sort} ${raw(order)}, t.id ${raw(order)}`;

const cut = ({ page, limit }: Page): Sql => sql`limit ${limit}::int offset ${(page - 1) * limit}::bigint`;

/** The page of rows that were found. */
function cutOf({ order }: ListPlan, found: Sql, page: Page): Sql {
  const direction = raw(order);
  return sql`select t.id, t.sorted_by from ${found} t order by t.sorted_by ${direction}, t.id ${direction}
    ${cut(page)}`;
}

/** The items of the page, in its order, as one text. */
function itemsInOrder(plan: ListPlan, page: Page): Sql {
  const whole = !plan.passing && (page.page - 1) * page.limit < shallow;
  const listed = sql`select ${whole ? sql`t.*` : sql`t.id`}, ${plan.sort} as sorted_by
    from ${rowsOf(plan, plan.search?.where)} ${orderOf(plan)} ${cut(page)}`;
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
