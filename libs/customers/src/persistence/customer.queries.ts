import {
  allOf,
  between,
  fieldSearch,
  isCountedByShards,
  queriesOf,
  type ReadModel,
  referenced,
  textSearch,
} from '@partner/persistence';
import sql from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';
import { customerItem } from './customer.projection.js';

const table = sql`customers`;
/** Customers that triggers count, by a state of their own: no declared totals, which are by the column `status`. */
const totals = { table: 'customers', by: [] } as const;
const isLive = sql`t.merged_into is null`;

/** Customers as they are read (§4.7). */
export const customers: ReadModel<CustomerCriteria> = {
  resource: 'customer',
  route: 'customers',
  table,
  visible: sql`t.deleted_at is null`,
  inSnapshot: () => sql`t.deleted_at is null and ${isLive}`,
  item: customerItem,
  versioned: true,
  sorts: {
    name: sql`lower(t.name)`,
    email: sql`t.email_lower`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: ({ includeMerged, externalRef, createdFrom, createdTo, updatedFrom, updatedTo }, company) => [
    includeMerged ? undefined : isLive,
    externalRef && referenced(table, company, externalRef),
    ...between(sql`t.created_at`, createdFrom, createdTo),
    ...between(sql`t.updated_at`, updatedFrom, updatedTo),
  ],
  plan: ({ includeMerged, ...criteria }, company) => {
    const { search, email, phone, sort, updatedFrom, updatedTo } = criteria;
    return {
      searched: sort !== 'updatedAt' && (updatedFrom ?? updatedTo) !== undefined,
      search: allOf([
        textSearch(table, company, search),
        fieldSearch(table, company, sql`t.email`, email),
        fieldSearch(table, company, sql`t.phone`, phone),
      ]),
      sharded: isCountedByShards(criteria, totals),
      counted: [includeMerged ? sql`t.status <> 'Deleted'` : sql`t.status = 'Live'`],
    };
  },
};

/** Reading customers in PostgreSQL. */
export const DatabaseCustomerQueries = queriesOf(customers);
