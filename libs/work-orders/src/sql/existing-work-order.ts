import sql, { type Sql } from 'sql-template-tag';

/**
 * Which work orders `t` exist for partners (R13): those at a hidden location stay (A5), and templates are work orders.
 */
export const existingWorkOrder: Sql = sql`t.status <> 'Deleted'`;
