import type { CompanyId } from '@partner/kernel';
import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import type { SalesCriteria, SalesSortKey } from '../application/ports/sales-criteria.js';
import { paymentTypes } from '../domain/document/pricing.js';
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
): Pick<readModels.ListPlan, 'ranges' | 'either' | 'passing' | 'lookedUp' | 'order' | 'search'> & Counters {
  const { salesperson, createdFrom, createdTo, updatedFrom, updatedTo, saleDateFrom, saleDateTo, order } = criteria;
  return {
    ...(salesperson !== undefined && soldByAnyOf(table, company, salesperson)),
    ranges: [
      readModels.byDay(sql`t.created_at`, createdFrom, createdTo),
      readModels.byOtherDay(sql`t.updated_at`, updatedFrom, updatedTo, sql`t.created_at`),
      {
        ...readModels.byDay(sql`t.sale_date`, saleDateFrom, saleDateTo),
        ...{ kind: 'orders.sale_date', earlier: sql`t.created_at` },
      },
    ],
    order,
    search: salesSearch(resource, table, company, criteria),
    passing: isOrdered(criteria) ? undefined : isCreatedIn(criteria) ? 'entries' : 'counted',
    ...countersOf(resource, table, criteria),
  };
}

/** Counters of the total; `countedBy` are their criteria. */
type Counters = Pick<readModels.ListPlan, 'sharded' | 'kinds'> & { readonly countedBy?: Criteria };

/** Returns the counters that support the criteria. A sales person, a payment type or a conversion has its own. */
function countersOf(resource: SalesResource, table: Sql, criteria: Criteria): Counters {
  const { salesperson, paymentType, converted, saleDateFrom, saleDateTo, ...others } = criteria;
  const { createdFrom, createdTo, updatedFrom, updatedTo } = others;
  const [given, ...more] = [salesperson, paymentType, converted].filter((one) => one !== undefined);
  const isDated = (saleDateFrom ?? saleDateTo) !== undefined;
  const isChangedIn = (updatedFrom ?? updatedTo) !== undefined;
  const isInRange = isChangedIn || (createdFrom ?? createdTo) !== undefined;
  if (!readModels.isCountedByShards(others, salesContext.resources[resource].totals) || more.length > 0)
    return { sharded: false };
  if (given === undefined) return { sharded: !isDated || !isInRange };
  const kinds = isDated || isChangedIn ? undefined : kindsOf(table, criteria);
  return kinds ? { sharded: true, kinds, countedBy: others } : { sharded: false };
}

/** Returns the kinds of the counters by the values of a filter; undefined for a value that no row has. */
function kindsOf(table: Sql, { salesperson, paymentType, converted }: Criteria): Sql | undefined {
  const kind = (column: string, value = ''): string => `${table.text}.${column}=${value}`;
  if (salesperson !== undefined)
    return sql`(select array(select ${kind('salesperson_id')} || u.id
      from sold cross join unnest(sold.users) u (id)))::text[]`;
  if (converted !== undefined) return sql`${[kind('converted', String(converted))]}::text[]`;
  const type = paymentTypes.find((one) => one === paymentType?.toLowerCase());
  return type && sql`${[kind('payment_type', type)]}::text[]`;
}

/** True if an index has exactly the requested rows in the order of the sort. */
function isOrdered({ page: _page, limit: _limit, sort, order: _order, ...criteria }: Criteria): boolean {
  const known: readonly string[] = ordered[sort];
  if (criteria.location !== undefined && criteria.status !== undefined) return false;
  return Object.entries(criteria).every(([name, value]) => value === undefined || known.includes(name));
}
