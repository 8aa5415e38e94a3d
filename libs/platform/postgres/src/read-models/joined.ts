import type { ListDefinition, ResourceType } from '@partner/kernel';
import { empty, join, type Sql } from 'sql-template-tag';

/** A table that is joined, with the kind of record that its rows are: what shows it depends on their changes. */
export interface Joined {
  readonly resource: ResourceType;
  readonly sql: Sql;
}

/** @param join such as `left join users u on …`. */
export const joined = (resource: ResourceType, join: Sql): Joined => ({ resource, sql: join });

/** The joins of a statement, in order. */
export const joinsOf = (joins: readonly Joined[] = []): Sql =>
  joins.length === 0
    ? empty
    : join(
        joins.map(({ sql }) => sql),
        ' ',
      );

/** The rows of a list and everything that they are joined with: the same for whatever is asked. */
export interface ListSource {
  /** What the listed rows, `t`, are. */
  readonly resource: ResourceType;
  /** Their table: `leads`. */
  readonly table: Sql;
  /** Joins that conditions or sorting need. */
  readonly join?: readonly Joined[];
  /** Joins that only the items need, made for the rows of the page alone. */
  readonly itemJoin?: readonly Joined[];
  /** Kinds of records that conditions look up without joining them. */
  readonly lookUps?: readonly ResourceType[];
}

/** What has to be known of a list to cache it: it depends on its rows and on everything joined (W13). */
export function listDefinition(route: string, source: ListSource): ListDefinition {
  const { resource, join: joins = [], itemJoin = [], lookUps = [] } = source;
  return { route, shows: [...new Set([resource, ...[...joins, ...itemJoin].map((one) => one.resource), ...lookUps])] };
}
