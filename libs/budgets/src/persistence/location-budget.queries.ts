import { Json, equals, joined, queriesOf } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { LocationBudgetCriteria } from '../application/ports/location-budgets.js';
import {
  countFields,
  moneyFields,
  months,
  percentageFields,
  weekField,
} from '../domain/location-budget/budget-fields.js';
import { locationBudgetTable } from './location-budget.entity.js';

/** The column of a field of the budget `t`. */
const column = (field: (typeof moneyFields | typeof percentageFields | typeof countFields)[number]): Sql =>
  raw(`t.${locationBudgetTable.columns.get(field)!}`);

const decimals = [...moneyFields, ...percentageFields, ...months.map(weekField)] as (typeof moneyFields)[number][];

/** A budget as partners see it (§2.22), with every number under its field name. */
const locationBudgetItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  locationId: Json.unescaped(sql`t.location_id`),
  year: sql`t.year`,
  ...Object.fromEntries(decimals.map((field) => [field, Json.decimal(column(field))])),
  ...Object.fromEntries(countFields.map((field) => [field, column(field)])),
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
});

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
