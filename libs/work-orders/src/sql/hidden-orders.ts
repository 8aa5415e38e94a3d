import type { readModels } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';

/** SQL for orders at hidden locations, which work orders must not show (A5). Implemented by sales. */
export abstract class HiddenOrders {
  /** Joins the row `ho` to the work order `t` if such an order holds it. */
  abstract readonly join: readModels.Joined;
  /** Matches if such an order holds the work order `t`. */
  abstract readonly hasUnit: Sql;
  /** Returns the value, or null when the row `ho` was joined. */
  abstract unlessHidden(value: Sql): Sql;
}
