import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { Joined } from './joined.js';
import type { CreatedRange } from './created-range.js';

/** A list as it is asked of PostgreSQL. The listed rows are `t`. */
export interface ListPlan {
  readonly company: CompanyId;
  /** The table of the listed rows: `leads`. */
  readonly table: Sql;
  /** Joins that conditions or sorting need. */
  readonly join?: readonly Joined[];
  /** The conditions beside the company and the time of creation. */
  readonly where: readonly Sql[];
  /** Conditions of which a listed row meets one or more, each with an index of its own. */
  readonly either?: readonly Sql[];
  /** Common table expressions that conditions name, such as `sold as materialized (…)`: looked up once. */
  readonly lookedUp?: readonly Sql[];
  /** When the listed rows were created. */
  readonly created?: CreatedRange;
  readonly sort: Sql;
  readonly order: 'asc' | 'desc';
  /** Joins that only the items need, made for the rows of the page alone. */
  readonly itemJoin?: readonly Joined[];
  /** The item's JSON text over `t` and the item's joins. */
  readonly item: Sql;
  /**
   * True when all matches are found first, through an index of what they have in common, and page and total are taken
   * from them.
   */
  readonly searched?: boolean;
  /**
   * Given when conditions leave out rows that the order of the list passes: matches are counted first. `counted`: a
   * few are all found by the indexes of their conditions, and sorted; a page of many is looked for in the order of the
   * list. `entries`: always so, among entries of an index that has what is asked for.
   */
  readonly passing?: 'counted' | 'entries' | undefined;
  /** The texts that are searched. */
  readonly search?: TextSearch | undefined;
  /** True when the conditions are about status and location alone: the sharded counters of the table know the total. */
  readonly sharded?: boolean;
  /** The conditions over the counters, where they are not the same as those over the rows. */
  readonly counted?: readonly Sql[];
  /** The condition that the sharded counters count a row, where they do not count all rows of the table. */
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
