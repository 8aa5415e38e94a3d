import { Json, equals, queriesOf, textSearch } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { LocationCriteria } from '../application/ports/locations.js';
import type { CompanyTimezone } from '../sql/company-timezone.js';
import { visibleLocation } from '../sql/visible-location.js';

/** The location `t` as partners see it (§2.10). Its wire names are defined only here. */
const locationItem = (timezone: Sql): Sql =>
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

const table = sql`locations`;

/** Reads locations in PostgreSQL. Hidden ones are in no response (A5). */
export const DatabaseLocationQueries = queriesOf<LocationCriteria, [CompanyTimezone]>(({ join, timezone }) => ({
  source: { resource: 'location', route: 'locations', table, itemJoin: [join] },
  visible: () => visibleLocation('t'),
  item: locationItem(timezone),
  sorts: {
    name: sql`lower(t.name)`,
    code: sql`lower(t.code)`,
    city: sql`lower(t.city)`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: ({ search, active, salesLot, plant, region }, company) => [
    textSearch(table, company, search),
    equals(sql`t.active`, active),
    equals(sql`t.sales_lot`, salesLot),
    equals(sql`t.plant`, plant),
    equals(sql`t.region`, region),
  ],
}));
