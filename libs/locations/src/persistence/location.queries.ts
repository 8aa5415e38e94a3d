import { equals, queriesOf, textSearch } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { LocationCriteria } from '../application/ports/locations.js';
import type { CompanyTimezone } from '../sql/company-timezone.js';
import { visibleLocation } from '../sql/visible-location.js';
import { locationItem } from './location.projection.js';

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
