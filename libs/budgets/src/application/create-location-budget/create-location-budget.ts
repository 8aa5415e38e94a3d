import { type Actor, type Id, omitUndefined, type UnitOfWork } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import type { BudgetNumbers } from '../../domain/location-budget/budget-fields.js';
import { type BudgetKey, LocationBudget } from '../../domain/location-budget/location-budget.js';
import type { LocationBudgets } from '../ports/location-budgets.js';

/** A new budget from a partner (§4.6). */
export type CreateLocationBudgetCommand = BudgetKey & Partial<BudgetNumbers>;

/** Creates the budget of a location for a year (§4.6). */
export class CreateLocationBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: LocationBudgets,
    private readonly locations: VisibleLocations,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `invalid` (R41); `notFound` (location); `conflict` when the location has a budget for the year
   * (R25).
   */
  execute(actor: Actor, command: CreateLocationBudgetCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const budget = LocationBudget.create({ company }, omitUndefined(command), this.work.now());
      await this.locations.find(company, budget.state.locationId);
      await this.budgets.add(budget);
      return budget.id;
    });
  }
}
