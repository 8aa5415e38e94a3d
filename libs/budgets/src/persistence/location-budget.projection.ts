import { Json } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
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
export const locationBudgetItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  locationId: Json.unescaped(sql`t.location_id`),
  year: sql`t.year`,
  ...Object.fromEntries(decimals.map((field) => [field, Json.decimal(column(field))])),
  ...Object.fromEntries(countFields.map((field) => [field, column(field)])),
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
});
