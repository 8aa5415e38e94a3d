import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { CountedRange, CountedRows } from './counted-range.js';
import type { ListSource } from './joined.js';
import type { KnownItems } from './reused-items.js';

/** Query plan of a list. The listed rows are `t`. */
export interface ListPlan extends Pick<ListSource, 'table' | 'join' | 'itemJoin'>, CountedRows {
  readonly company: CompanyId;
  /**
   * Conditions of which each listed row meets at least one; each has its own index. Counters of `kinds` count the
   * first.
   */
  readonly either?: readonly Sql[];
  /** Common table expressions used by conditions, such as `sold as materialized (…)`: evaluated once. */
  readonly lookedUp?: readonly Sql[];
  /** Ranges of times of the listed rows. */
  readonly ranges?: readonly CountedRange[];
  readonly sort: Sql;
  readonly order: 'asc' | 'desc';
  /** Expression for the item's JSON text over `t` and the item's joins. */
  readonly item: Sql;
  /** Items of the page that the caller has already; the response contains references to them. */
  readonly known?: KnownItems | undefined;
  /**
   * True if all matches are found first, through an index of their common property, and page and total are taken from
   * them.
   */
  readonly searched?: boolean;
  /**
   * Strategy for conditions that exclude rows from the list's sort order. Both count the matches first.
   * - `counted`: few matches are all found by the indexes of their conditions and sorted; for many, the page is read in
   *   the list's order.
   * - `entries`: the page is always read in the list's order, from an index whose entries contain the criteria.
   */
  readonly passing?: 'counted' | 'entries' | undefined;
  readonly search?: TextSearch | undefined;
  /**
   * True if the conditions concern only status, location and one range: the total is read from the table's sharded
   * counters.
   */
  readonly sharded?: boolean;
  /** Condition that these counters count no rows but those of the list: deep pages then skip whole days. */
  readonly countedExactly?: Sql;
  /** Total, if it is known without reading the rows. */
  readonly total?: Sql;
}

/**
 * Search for parts of texts. Few matches are found by the text index. If there are many, the list reads rows in its
 * order until the page is full, and counts the rest in the same pass.
 */
export interface TextSearch {
  /** Condition that the row `t` contains the texts. */
  readonly where: Sql;
  /** Statement for ids that include all matches, found by an index; absent if no index can find the text. */
  readonly ids?: Sql | undefined;
  /** True if the condition reads columns that are in no index with the texts. */
  readonly readsRows?: boolean;
}
