import type { CompanyId, Page, Span, ListDefinition, ResourceType } from '@partner/kernel';
import sql, { join, raw, type Sql, empty } from 'sql-template-tag';

/** Joined table and the kind of record of its rows: a list with this join depends on their changes. */
export interface Joined {
  readonly resource: ResourceType;
  readonly sql: Sql;
}

/** Declares a join. @param join join clause such as `left join users u on …`. */
export const joined = (resource: ResourceType, join: Sql): Joined => ({ resource, sql: join });

export const joinsOf = (joins: readonly Joined[] = []): Sql =>
  joins.length === 0
    ? empty
    : join(
        joins.map(({ sql }) => sql),
        ' ',
      );

/** Tables of a list, independent of its criteria. */
export interface ListSource {
  /** Kind of record of the listed rows, `t`. */
  readonly resource: ResourceType;
  readonly table: Sql;
  /** Joins that conditions or sorting need. */
  readonly join?: readonly Joined[];
  /** Joins that only the items need, evaluated only for the rows of the page. */
  readonly itemJoin?: readonly Joined[];
  /** Kinds of records that conditions look up without a join. */
  readonly lookUps?: readonly ResourceType[];
}

/** Returns the cache definition of a list: it depends on its rows, joins and look-ups (W13). */
export function listDefinition(route: string, source: ListSource): ListDefinition {
  const { resource, join: joins = [], itemJoin = [], lookUps = [] } = source;
  return { route, shows: [...new Set([resource, ...[...joins, ...itemJoin].map((one) => one.resource), ...lookUps])] };
}

/** Query of a list. The listed rows are `t`. */
export interface ListQuery extends Pick<ListSource, 'table' | 'join' | 'itemJoin'> {
  readonly company: CompanyId;
  /** Conditions on the rows, in addition to the company. */
  readonly where: readonly Sql[];
  readonly sort: Sql;
  readonly order: 'asc' | 'desc';
  /** Expression for the item's JSON text over `t` and the joins. */
  readonly item: Sql;
}

/**
 * Builds the statement for the envelope of a list (§conventions): one row with the text `json`. Rows and `total` have
 * the same conditions. The page is found in an index of the sort, and only its rows are read as a whole.
 */
export function listStatement(list: ListQuery, { page, limit }: Page): Sql {
  const { company, table, join: joins, itemJoin, where, sort, order, item } = list;
  const direction = raw(order);
  const listed = sql`from ${table} t ${joinsOf(joins)}
    where ${join([sql`t.company_id = ${company}`, ...where], ' and ')}`;
  return sql`select '{"data":[' || coalesce((
      select string_agg(${item}, ',' order by listed.sorted_by ${direction}, listed.id ${direction})
      from (select t.id, ${sort} as sorted_by ${listed} order by ${sort} ${direction}, t.id ${direction}
        limit ${limit}::int offset ${(page - 1) * limit}::bigint) listed
      cross join lateral (select * from ${table} t where t.company_id = ${company} and t.id = listed.id limit 1) t
      ${joinsOf(itemJoin)}), '')
    || '],"page":' || ${page}::bigint || ',"limit":' || ${limit}::int
    || ',"total":' || (select count(*) ${listed}) || '}' as json`;
}

/** Conditions that a time is in a range, whose ends may be open (W6). */
export const between = (time: Sql, from: Span | undefined, to: Span | undefined): readonly (Sql | undefined)[] => [
  from && sql`${time} >= ${from.first}`,
  to && sql`${time} <= ${to.last}`,
];

/** Condition that a column has the value; undefined if none is given. */
export const equals = (column: Sql, value: string | number | boolean | undefined): Sql | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;
