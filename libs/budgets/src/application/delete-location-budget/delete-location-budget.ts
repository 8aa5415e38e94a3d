import { type Actor, type Clock, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { LocationBudgets } from '../ports/location-budgets.js';

/** Deletes a budget in the portal, even at a hidden location. Location and year can then have another one. */
export class DeleteLocationBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: LocationBudgets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound` */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const budget = await this.budgets.find(actor.company, id);
      if (!budget || budget.state.deletedAt) throw notFound('location budget');
      budget.delete(this.clock.now());
      await this.budgets.save(budget);
    });
  }
}
