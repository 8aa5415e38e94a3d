import { matching, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';
import { customerItem } from './customer.projection.js';

const table = sql`customers`;

export const DatabaseCustomerQueries = readModels.queriesOf<CustomerCriteria>({
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
    matching.text(table, company, criteria.search),
    matching.lowerCase(table, company, sql`t.email_lower`, criteria.email),
    criteria.exactEmail === undefined ? undefined : sql`t.email_lower = (select fold_case(${criteria.exactEmail}))`,
    matching.field(table, company, sql`t.phone`, criteria.phone),
    criteria.externalRef && matching.referenced(table, company, criteria.externalRef),
    ...readModels.between(sql`t.created_at`, criteria.createdFrom, criteria.createdTo),
    ...readModels.between(sql`t.updated_at`, criteria.updatedFrom, criteria.updatedTo),
  ],
});
