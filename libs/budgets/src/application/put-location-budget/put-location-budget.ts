import { type CompanyId, DeleteRecord, type Id, missing, notFound, PutRecord } from '@partner/kernel';
import { type BudgetFields, LocationBudget } from '../../domain/location-budget/location-budget.js';

export type PutLocationBudgetCommand = BudgetFields & {
  readonly id?: Id;
  /** For a new budget only. Default: now. */
  readonly createdAt?: Date;
};

/**
 * Creates a budget from the portal, or changes the given fields of an existing one. The database checks that the
 * location exists.
 * @throws DomainError `invalid` (R41; a new one needs location and year); `notFound` (deleted); `conflict` when the
 * location has a budget for the year (R25).
 */
export class PutLocationBudget extends PutRecord<LocationBudget, PutLocationBudgetCommand> {
  protected readonly kind = 'location budget';

  protected create(
    { locationId, year, ...numbers }: BudgetFields,
    { id, companyId: company, createdAt }: { readonly id: Id; readonly companyId: CompanyId; readonly createdAt: Date },
  ): LocationBudget {
    if (locationId === undefined) throw missing('locationId is required for a new location budget');
    if (year === undefined) throw missing('year is required for a new location budget');
    return LocationBudget.create({ company, id }, { ...numbers, locationId, year }, createdAt);
  }

  protected revise(budget: LocationBudget, fields: BudgetFields, at: Date): void {
    if (budget.state.deletedAt) throw notFound('location budget');
    budget.revise(fields, at);
  }
}

/** Deletes a budget in the portal, even at a hidden location. Location and year can then have another one. */
export class DeleteLocationBudget extends DeleteRecord<LocationBudget> {
  protected override async load(company: CompanyId, id: Id): Promise<LocationBudget> {
    const budget = await this.records.find(company, id);
    if (!budget || budget.state.deletedAt) throw notFound('location budget');
    return budget;
  }
}
