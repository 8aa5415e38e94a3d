import type { CompanyId } from '@partner/kernel';
import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import type { SalesCriteria, SalesSortKey } from '../application/ports/sales-criteria.js';
import { salesContext } from '../sales.context.js';
import { type SalesResource, salesSearch } from './sales.conditions.js';
import { soldByAnyOf } from './sold-by.conditions.js';

/** Filters of all three lists. */
type Criteria = SalesCriteria & Partial<OrderCriteria & QuoteCriteria>;

/** Filters for which an index can skip rows in the order of a sort. */
const ordered: Readonly<Record<SalesSortKey, readonly (keyof Criteria)[]>> = {
  orderNumber: ['orderNumber'],
  customerName: [],
  status: ['status'],
  total: [],
  createdAt: ['status', 'location', 'createdFrom', 'createdTo'],
  updatedAt: ['updatedFrom', 'updatedTo'],
};

/** True if the index of the sort also covers the requested range of creation times. */
const isCreatedIn = ({ sort, createdFrom, createdTo }: Criteria): boolean =>
  sort === 'createdAt' && (createdFrom ?? createdTo) !== undefined;

/** Returns the part of a list's plan that depends on its criteria, except its conditions. */
export function salesPlan(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  criteria: Criteria,
): Pick<readModels.ListPlan, 'ranges' | 'either' | 'passing' | 'lookedUp' | 'order' | 'search' | 'sharded'> {
  const { salesperson, createdFrom, createdTo, updatedFrom, updatedTo, order } = criteria;
  return {
    ...(salesperson !== undefined && soldByAnyOf(table, company, salesperson)),
    ranges: [
      readModels.byDay(sql`t.created_at`, createdFrom, createdTo),
      readModels.byOtherDay(sql`t.updated_at`, updatedFrom, updatedTo, sql`t.created_at`),
    ],
    order,
    search: salesSearch(resource, table, company, criteria),
    passing: isOrdered(criteria) ? undefined : isCreatedIn(criteria) ? 'entries' : 'counted',
    sharded: readModels.isCountedByShards(criteria, salesContext.resources[resource].totals),
  };
}

/** True if an index has exactly the requested rows in the order of the sort. */
function isOrdered({ page: _page, limit: _limit, sort, order: _order, ...criteria }: Criteria): boolean {
  const known: readonly string[] = ordered[sort];
  if (criteria.location !== undefined && criteria.status !== undefined) return false;
  return Object.entries(criteria).every(([name, value]) => value === undefined || known.includes(name));
}
