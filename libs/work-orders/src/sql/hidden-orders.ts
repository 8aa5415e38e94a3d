import { type Joined, statusIs } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';

/** SQL for orders at hidden locations, which work orders must not show (A5). Implemented by sales. */
export abstract class HiddenOrders {
  /** Joins the row `ho` to the work order `t` if such an order holds it. */
  abstract readonly join: Joined;
  /** Matches if such an order holds the work order `t`. */
  abstract readonly hasUnit: Sql;
  /** Returns the value, or null when the row `ho` was joined. */
  abstract unlessHidden(value: Sql): Sql;
}

/**
 * Matches work orders `t` that exist for partners (R13). Units at a hidden location and templates are included (A5).
 */
export const existingWorkOrder: Sql = statusIs(sql`t.status`, 'existing', workOrderTransitions);
