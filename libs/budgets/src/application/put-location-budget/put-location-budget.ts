import type { Actor, Clock, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { invalid, missing, notFound, omitUndefined } from '@partner/kernel';
import { type BudgetFields, LocationBudget } from '../../domain/location-budget/location-budget.js';
import type { LocationBudgets } from '../ports/location-budgets.js';

export type PutLocationBudgetCommand = BudgetFields & {
  readonly id?: Id;
  /** For a new budget only. Default: now. */
  readonly createdAt?: Date;
};

export class PutLocationBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: LocationBudgets,
    private readonly clock: Clock,
  ) {}

  /**
   * The database checks that the location exists.
   * @returns its id.
   * @throws DomainError `invalid` (R41; a new one needs location and year); `notFound` (deleted); `conflict` when the
   * location has a budget for the year (R25).
   */
  execute(actor: Actor, { id, createdAt, ...fields }: PutLocationBudgetCommand): Promise<Id> {
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const existing = id && (await this.budgets.find(actor.company, id));
      if (!existing) return this.create(actor.company, id, omitUndefined(fields), createdAt ?? at);
      if (existing.state.deletedAt) throw notFound('location budget');
      if (createdAt !== undefined) throw invalid('createdAt of an existing location budget cannot be changed');
      existing.revise(omitUndefined(fields), at);
      await this.budgets.save(existing);
      return existing.id;
    });
  }

  private async create(
    company: CompanyId,
    id: Id | undefined,
    { locationId, year, ...numbers }: BudgetFields,
    at: Date,
  ): Promise<Id> {
    if (locationId === undefined) throw missing('locationId is required for a new location budget');
    if (year === undefined) throw missing('year is required for a new location budget');
    const identity = { company, ...(id && { id }) };
    const budget = LocationBudget.create(identity, { ...numbers, locationId, year }, at);
    await this.budgets.add(budget);
    return budget.id;
  }
}
