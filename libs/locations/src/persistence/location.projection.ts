import { Json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** The location `t` as partners see it (§2.10). Its wire names are defined only here. */
export const locationItem = (timezone: Sql): Sql =>
  Json.item({
    id: sql`t.id`,
    name: sql`t.name`,
    slug: sql`t.slug`,
    code: sql`t.code`,
    address: sql`t.address`,
    city: sql`t.city`,
    state: sql`t.state`,
    zipCode: sql`t.zip_code`,
    phone: sql`t.phone`,
    contactPerson: sql`t.contact_person`,
    contactEmail: sql`t.contact_email`,
    latitude: sql`t.latitude`,
    longitude: sql`t.longitude`,
    active: sql`t.active`,
    salesLot: sql`t.sales_lot`,
    plant: sql`t.plant`,
    region: sql`t.region`,
    timezone,
    storeHours: sql`t.store_hours`,
    createdAt: Json.instant(sql`t.created_at`),
    updatedAt: Json.instant(sql`t.updated_at`),
  });
