import type { readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { salesConditions, type SalesResource } from './sales.conditions.js';
import { salesPlan } from './sales.plan.js';

/** Common part of the read models of leads, quotes and orders. @param total column of the total; leads have none. */
export function salesModel(
  resource: SalesResource,
  total: Sql = sql`t.total`,
): Pick<
  readModels.ReadModel<SalesCriteria>,
  'resource' | 'route' | 'table' | 'versioned' | 'reusesItems' | 'sorts' | 'conditions' | 'plan'
> {
  const table = raw(`${resource}s`);
  return {
    resource,
    route: `${resource}s`,
    table,
    versioned: true,
    reusesItems: true,
    sorts: {
      orderNumber: sql`t.number`,
      customerName: sql`t.customer_name`,
      status: sql`t.status`,
      total,
      createdAt: sql`t.created_at`,
      updatedAt: sql`t.updated_at`,
    },
    conditions: (criteria, company) => salesConditions(resource, table, company, criteria),
    plan: (criteria, company) => salesPlan(resource, table, company, criteria),
  };
}
