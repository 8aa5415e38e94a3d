import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';

/**
 * Which work orders `t` exist for partners (R13): those at a hidden location stay (A5), and templates are work orders.
 */
export const existingWorkOrder: Sql = readModels.statusIs(sql`t.status`, 'existing', workOrderTransitions);
