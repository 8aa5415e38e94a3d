import type { readModels } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';

/** The orders at hidden locations, which work orders do not tell of (A5), bound where orders are kept. */
export abstract class HiddenOrders {
  /** Joins the row `ho` to the work order `t` that such an order has. */
  abstract readonly join: readModels.Joined;
  /** The condition that such an order has the work order `t`. */
  abstract readonly hasUnit: Sql;
  /** The value, or null when the row `ho` was joined. */
  abstract unlessHidden(value: Sql): Sql;
}
