import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { LocationBudget } from '../domain/location-budget/location-budget.js';
import { locationBudgetTable } from './location-budget.entity.js';

/** Budgets in PostgreSQL. */
export const DatabaseLocationBudgets = repositoryOf({
  table: locationBudgetTable,
  name: 'location budget',
  fromState: (state) => new LocationBudget(state, true),
  exists: sql`t.deleted_at is null and exists (select 1 from visible_locations l
        where l.company_id = t.company_id and l.id = t.location_id)`,
});
