import type { CompanyId, Id } from '@partner/kernel';
import type { LocationBudget } from '../../domain/location-budget/location-budget.js';

/**
 * The budgets of a company. That a location has a budget for the year already is found by the database (R25), at the
 * end
 * of the unit of work.
 */
export abstract class LocationBudgets {
  /** One that partners see, locked until the transaction ends. @throws DomainError `notFound` */
  abstract toChange(company: CompanyId, id: Id): Promise<LocationBudget>;
  /** Whatever its location, deleted or not, locked; undefined when the company has none of this id. */
  abstract find(company: CompanyId, id: Id): Promise<LocationBudget | undefined>;
  abstract add(budget: LocationBudget): Promise<void>;
  abstract save(budget: LocationBudget): Promise<void>;
}
