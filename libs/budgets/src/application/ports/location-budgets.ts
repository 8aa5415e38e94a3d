import { Records } from '@partner/kernel';
import type { LocationBudget } from '../../domain/location-budget/location-budget.js';

/**
 * The budgets of a company. The database rejects a second budget for a location and year (R25) at the end of the unit
 * of work.
 */
export abstract class LocationBudgets extends Records<LocationBudget> {}
