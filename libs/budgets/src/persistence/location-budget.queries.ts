import { equals, joined, queriesOf } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { LocationBudgetCriteria } from '../application/ports/location-budgets.js';
import { locationBudgetItem } from './location-budget.projection.js';

/** Reads budgets in PostgreSQL. Budgets of hidden locations are in no response (A5). */
export const DatabaseLocationBudgetQueries = queriesOf<LocationBudgetCriteria>({
  source: {
    resource: 'location_budget',
    route: 'location-budgets',
    table: sql`location_budgets`,
    join: [joined('location', sql`join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`)],
  },
  visible: () => sql`t.deleted_at is null`,
  item: locationBudgetItem,
  sorts: { createdAt: sql`t.created_at` },
  conditions: ({ year, locationId }) => [
    year === undefined ? undefined : sql`t.year = ${year}::bigint`,
    equals(sql`t.location_id`, locationId),
  ],
});
