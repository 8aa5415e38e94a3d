import { between, contains, hasReference, queriesOf, textSearch } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';
import { customerItem } from './customer.projection.js';

const table = sql`customers`;

export const DatabaseCustomerQueries = queriesOf<CustomerCriteria>({
  source: { resource: 'customer', route: 'customers', table, versioned: true },
  visible: () => sql`t.deleted_at is null`,
  item: customerItem,
  sorts: {
    name: sql`lower(t.name)`,
    email: sql`t.email_lower`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: (criteria, company) => [
    criteria.includeMerged ? undefined : sql`t.merged_into is null`,
    textSearch(table, company, criteria.search),
    textSearch(table, company, criteria.email, (part) => contains(sql`t.email_lower`, part)),
    criteria.exactEmail === undefined ? undefined : sql`t.email_lower = (select fold_case(${criteria.exactEmail}))`,
    textSearch(table, company, criteria.phone, sql`t.phone`),
    criteria.externalRef && hasReference(table, company, criteria.externalRef),
    ...between(sql`t.created_at`, criteria.createdFrom, criteria.createdTo),
    ...between(sql`t.updated_at`, criteria.updatedFrom, criteria.updatedTo),
  ],
});
