import { Json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** A customer `t` as partners see it (§2.11). Its wire names are defined only here. */
export const customerItem: Sql = Json.item({
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
