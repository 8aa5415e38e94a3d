import { matching, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';
import { customerItem } from './customer.projection.js';

const table = sql`customers`;
/** Counters filled by triggers, under a state of their own: declared totals would need the column `status`. */
const totals = { table: 'customers', by: ['created', 'updated'] } as const;
const isLive = sql`t.merged_into is null`;

/** Read model of customers (§4.7). */
export const customers: readModels.ReadModel<CustomerCriteria> = {
  resource: 'customer',
  route: 'customers',
  table,
  visible: sql`t.deleted_at is null`,
  inSnapshot: () => sql`t.deleted_at is null and ${isLive}`,
  item: customerItem,
  versioned: true,
  reusesItems: true,
  sorts: {
    name: sql`lower(t.name)`,
    email: sql`t.email_lower`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: ({ includeMerged, exactEmail, externalRef }, company) => [
    includeMerged ? undefined : isLive,
    exactEmail === undefined ? undefined : sql`t.email_lower = (select fold_case(${exactEmail}))`,
    externalRef && matching.referenced(table, company, externalRef),
  ],
  plan: ({ includeMerged, ...criteria }, company) => {
    const { search, email, exactEmail, phone, sort, createdFrom, createdTo, updatedFrom, updatedTo } = criteria;
    const isChanged = (updatedFrom ?? updatedTo) !== undefined;
    return {
      searched: exactEmail !== undefined,
      ...(exactEmail === undefined && isChanged && sort !== 'updatedAt' && { passing: 'counted' }),
      ranges: [
        readModels.byDay(sql`t.created_at`, createdFrom, createdTo),
        readModels.byOtherDay(sql`t.updated_at`, updatedFrom, updatedTo, sql`t.created_at`),
      ],
      search: matching.allOf([
        matching.text(table, company, search),
        matching.lowerCase(table, company, sql`t.email_lower`, email),
        matching.field(table, company, sql`t.phone`, phone),
      ]),
      sharded: readModels.isCountedByShards(criteria, totals),
      counted: [includeMerged ? sql`t.status <> 'Deleted'` : sql`t.status = 'Live'`],
    };
  },
};

export const DatabaseCustomerQueries = readModels.queriesOf(customers);
