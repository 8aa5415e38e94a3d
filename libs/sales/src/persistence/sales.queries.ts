import type { Joined, ReadModel } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { salesConditions, type SalesResource } from './sales.conditions.js';

/** Common part of the read models of leads, quotes and orders. @param total column of the total; leads have none. */
export function salesModel(
  resource: SalesResource,
  itemJoin: readonly Joined[],
  total: Sql = sql`t.total`,
): Pick<ReadModel<SalesCriteria>, 'source' | 'sorts' | 'conditions'> {
  const table = raw(`${resource}s`);
  return {
    source: { resource, route: `${resource}s`, table, itemJoin, versioned: true },
    sorts: {
      orderNumber: sql`t.number`,
      customerName: sql`t.customer_name`,
      status: sql`t.status`,
      total,
      createdAt: sql`t.created_at`,
      updatedAt: sql`t.updated_at`,
    },
    conditions: (criteria, company) => salesConditions(resource, table, company, criteria),
  };
}
