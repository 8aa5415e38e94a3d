import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';

/**
 * Matches work orders `t` that exist for partners (R13). Units at a hidden location and templates are included (A5).
 */
export const existingWorkOrder: Sql = readModels.statusIs(sql`t.status`, 'existing', workOrderTransitions);
