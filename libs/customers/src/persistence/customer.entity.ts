import { defineEntity, p } from '@mikro-orm/core';
import type { ExternalReferences, Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { CustomerState } from '../domain/customer/customer.js';
import sql from 'sql-template-tag';

/** A customer (§2.11). */
export const CustomerEntity = defineEntity({
  name: 'CustomerEntity',
  tableName: 'customers',
  properties: {
    ...recordColumns(),
    name: p.text().nullable(),
    contactName: p.text().nullable(),
    contactPerson: p.text().nullable(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    zipCode: p.text().nullable(),
    code: p.text().nullable(),
    active: p.boolean(),
    salesSource: p.text().nullable(),
    externalReferences: p.json<ExternalReferences>().nullable(),
    mergedInto: p.character().length(24).$type<Id>().nullable(),
    mergedAt: p.datetime(3).nullable(),
    deletedAt: p.datetime(3).nullable(),
    erasedAt: p.datetime(3).nullable(),
    searchText: p.text().hidden(),
    emailLower: p.text().nullable().hidden(),
    /** End of an erasure, which only the logs ask for (R110). */
    erasedUntil: p.datetime(3).nullable().hidden(),
  },
  ...ofCompany({
    indexes: {
      customers_merged_into: '(company_id, merged_into) where merged_into is not null',
      customers_code: '(company_id, code)',
      customers_search: 'using gin (company_id, search_text gin_trgm_ops)',
      customers_references: 'using gin (company_id, external_references jsonb_path_ops)',
      customers_live_email: 'unique (company_id, email_lower) where merged_into is null and deleted_at is null',
      customers_updated: '(company_id, updated_at, id) include (merged_into, created_at) where deleted_at is null',
      customers_name: '(company_id, lower(name), id) include (merged_into) where deleted_at is null',
      customers_email: '(company_id, email_lower, id) include (merged_into) where deleted_at is null',
      customers_created: `(company_id, created_at, id)
        include (merged_into, email_lower, phone, search_text) where deleted_at is null`,
      customers_erased: '(company_id, coalesce(erased_until, erased_at)) where erased_at is not null',
      customers_phone: '(company_id, phone) where deleted_at is null',
    },
    checks: { customers_check: '(merged_into is null) = (merged_at is null)' },
    references: { merged_into: 'customers' },
  }),
});
export const customerTable = recordTable<CustomerState, typeof CustomerEntity>(CustomerEntity, true);

conflictOn('customers_live_email', 'email_taken', 'another customer has this email', {
  field: 'email',
  area: 'customers',
  find: (company, { email }) => sql`select id from customers
    where company_id = ${company} and email_lower = fold_case(${email}) and merged_into is null and deleted_at is null`,
});
conflictOn('customers_pkey', 'id_taken', 'this id is taken');
