import type { ListDefinition, ResourceType } from '@partner/kernel';
import { empty, join, type Sql } from 'sql-template-tag';

/** Joined table and the kind of record of its rows: a list with this join depends on their changes. */
export interface Joined {
  readonly resource: ResourceType;
  readonly sql: Sql;
}

/** Declares a join. @param join join clause such as `left join users u on …`. */
export const joined = (resource: ResourceType, join: Sql): Joined => ({ resource, sql: join });

/** Returns the join clauses of a statement, in order. */
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
  /** Table of the listed rows, such as `leads`. */
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
