import { type Actor, type Id, omitUndefined, type UnitOfWork } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import { checkBudget } from '../../domain/location-budget/location-budget.js';
import type { CreateLocationBudgetCommand } from '../create-location-budget/create-location-budget.js';
import type { LocationBudgets } from '../ports/location-budgets.js';

/** The budget that replaces an existing one (§4.6). */
export type ReplaceLocationBudgetCommand = CreateLocationBudgetCommand & { readonly id: Id };

/** Replaces a budget as a whole; it may move to another location or year (R42). */
export class ReplaceLocationBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: LocationBudgets,
    private readonly locations: VisibleLocations,
  ) {}

  /** @throws DomainError `notFound` (budget, location); `invalid` (R41); `conflict` when location and year have one. */
  async execute(actor: Actor, { id, ...fields }: ReplaceLocationBudgetCommand): Promise<void> {
    const { company } = actor;
    checkBudget(fields);
    return this.work.run(actor, async () => {
      const budget = await this.budgets.getForUpdate(company, id);
      budget.replace(omitUndefined(fields), this.work.now());
      await this.locations.find(company, budget.state.locationId);
      await this.budgets.save(budget);
    });
  }
}
