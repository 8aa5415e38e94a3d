import type { Page } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** A list as it is asked of PostgreSQL. */
export interface ListPlan {
  /** Table and alias of the listed rows, and joins that conditions or sorting need: `leads t`. */
  readonly from: Sql;
  readonly where: readonly Sql[];
  readonly sort: Sql;
  readonly order: 'asc' | 'desc';
  /** Joins that only the items need, made for the rows of the page alone. */
  readonly join?: Sql;
  /** The item's JSON text over `t` and the joins. */
  readonly item: Sql;
}

/**
 * The envelope of a list (§conventions) as one statement with one row, its text as `json`. Rows and `total` come
 * from the same condition; a second count is far cheaper than a window over all rows.
 */
export function listStatement(plan: ListPlan, { page, limit }: Page): Sql {
  const where = join(plan.where, ' and ');
  const direction = raw(plan.order);
  return sql`select '{"data":[' || coalesce((
      select string_agg(i.item, ',') from (
        select ${plan.item} as item
        from (select t.*, row_number() over (order by ${plan.sort} ${direction}, t.id ${direction}) as position
              from ${plan.from} where ${where}
              order by ${plan.sort} ${direction}, t.id ${direction} limit ${limit}::int offset ${(page - 1) * limit}::bigint) t
        ${plan.join ?? raw('')}
        order by t.position) i), '')
    || '],"page":' || ${page}::bigint || ',"limit":' || ${limit}::int
    || ',"total":' || (select count(*) from ${plan.from} where ${where}) || '}' as json`;
}
