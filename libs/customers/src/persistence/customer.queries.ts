import { Json, between, contains, hasReference, queriesOf, textSearch } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';

/** A customer `t` as partners see it (§2.11). Its wire names are defined only here. */
const customerItem: Sql = Json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  contactName: sql`t.contact_name`,
  contactPerson: sql`t.contact_person`,
  email: sql`t.email`,
  phone: sql`t.phone`,
  address: sql`t.address`,
  city: sql`t.city`,
  state: sql`t.state`,
  zipCode: sql`t.zip_code`,
  code: sql`t.code`,
  active: sql`t.active`,
  merged: sql`case when t.merged_into is not null then true end`,
  mergedInto: sql`t.merged_into`,
  mergedAt: Json.instant(sql`t.merged_at`),
  erased: sql`case when t.erased_at is not null then true end`,
  erasedAt: Json.instant(sql`t.erased_at`),
  version: sql`t.version`,
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
  externalReferences: Json.stored(sql`t.external_references`),
});

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
