import { Records } from '@partner/kernel';
import type { LocationBudget } from '../../domain/location-budget/location-budget.js';

/**
 * The budgets of a company. That a location has a budget for the year already is found by the database (R25), at the
 * end of the unit of work.
 */
export abstract class LocationBudgets extends Records<LocationBudget> {}
