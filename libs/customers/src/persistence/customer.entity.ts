import { defineEntity, p } from '@mikro-orm/core';
import type { ExternalReferences, Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { CustomerState } from '../domain/customer/customer.js';
import sql from 'sql-template-tag';

/** A customer (§2.11). The table also has `erased_until`, the end of an erasure, which only the logs ask for (R110). */
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
  },
});
export const customerTable = recordTable<CustomerState, typeof CustomerEntity>(CustomerEntity, true);

conflictOn('customers_live_email', 'email_taken', 'another customer has this email', {
  area: 'customers',
  find: (company, email) => sql`select id from customers
    where company_id = ${company} and email_lower = ${email} and merged_into is null and deleted_at is null`,
});
conflictOn('customers_pkey', 'id_taken', 'this id is taken');
