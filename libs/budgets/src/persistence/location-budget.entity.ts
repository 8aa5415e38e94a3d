import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import {
  countFields,
  moneyFields,
  months,
  percentageFields,
  weekField,
  type Percentage,
} from '../domain/location-budget/budget-fields.js';
import { type LocationBudgetState, LocationBudget } from '../domain/location-budget/location-budget.js';
import sql from 'sql-template-tag';

// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const amount = () => p.decimal().precision(14).scale(2).$type<Money>().nullable();
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const percentage = () => p.decimal().precision(7).scale(4).$type<Percentage>().nullable();
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const count = () => p.integer().nullable();

/** Declares the same column type for several fields. */
const each = <Field extends string, Column>(fields: readonly Field[], column: () => Column): { [F in Field]: Column } =>
  Object.fromEntries(fields.map((field) => [field, column()])) as { [F in Field]: Column };

/** A budget (§2.22). */
export const LocationBudgetEntity = defineEntity({
  name: 'LocationBudgetEntity',
  tableName: 'location_budgets',
  properties: {
    ...recordColumns(),
    locationId: p.character().length(24).$type<Id>(),
    year: p.integer(),
    ...each(moneyFields, amount),
    ...each(percentageFields, percentage),
    ...each(months.map(weekField), amount),
    ...each(countFields, count),
    deletedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      location_budgets_year: 'unique (company_id, location_id, year) where deleted_at is null',
      location_budgets_created: '(company_id, created_at, id) where deleted_at is null',
    },
    references: { location_id: 'locations' },
  }),
});
export const locationBudgetTable = recordTable<LocationBudgetState, typeof LocationBudgetEntity>(
  LocationBudgetEntity,
  true,
);

conflictOn('location_budgets_year', 'budget_exists', 'the location already has a budget for this year', {
  field: 'year',
  area: 'location-budgets',
  find: (company, { locationId, year }) => sql`select id from location_budgets
    where company_id = ${company} and location_id = ${locationId} and year = ${year}::int and deleted_at is null`,
});
conflictOn('location_budgets_pkey', 'id_taken', 'this id is taken');

export const DatabaseLocationBudgets = repositoryOf({
  table: locationBudgetTable,
  name: 'location budget',
  fromState: (state) => new LocationBudget(state, true),
  exists: sql`t.deleted_at is null and exists (select 1 from visible_locations l
        where l.company_id = t.company_id and l.id = t.location_id)`,
});
