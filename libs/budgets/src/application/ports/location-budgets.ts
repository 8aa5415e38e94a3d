import { Records, type Id, type Page, RecordQueries } from '@partner/kernel';
import type { LocationBudget } from '../../domain/location-budget/location-budget.js';

/**
 * The budgets of a company. The database rejects a second budget for a location and year (R25) at the end of the unit
 * of work.
 */
export abstract class LocationBudgets extends Records<LocationBudget> {}

/** Filters of a list of budgets (§4.6). */
export interface LocationBudgetCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly year?: number;
  readonly locationId?: Id;
}

/** Reads budgets as partners see them (§2.22): budgets of hidden locations are left out (A5). */
export abstract class LocationBudgetQueries extends RecordQueries<LocationBudgetCriteria> {}
