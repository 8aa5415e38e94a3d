import { Aggregate, type CompanyId, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import type { BudgetNumbers, HeldNumbers, Weeks } from './budget-fields.js';
import { heldNumbers, noNumbers, weeksOf } from './held-numbers.js';

/** What a budget is for: there is one for each location and calendar year. */
export interface BudgetPlace {
  readonly locationId: Id;
  readonly year: number;
}

/** What a budget can be told (§2.22). */
export type BudgetFields = Partial<BudgetPlace & BudgetNumbers>;

/** A budget as it is stored. */
export type LocationBudgetState = RecordState &
  BudgetPlace &
  HeldNumbers &
  Weeks & {
    readonly deletedAt: Date | null;
  };

/** Who a new budget is. */
export interface BudgetIdentity {
  readonly company: CompanyId;
  readonly id?: Id;
}

const [firstYear, lastYear] = [2000, 2100];

/** The targets of a location for a year (§2.22). It is audited and announces nothing in the feed (R42). */
export class LocationBudget extends Aggregate<LocationBudgetState> {
  readonly resource = 'location_budget';

  /** @throws DomainError `invalid` for a year or a number out of its range (R41). */
  static create(
    { company, id = newId() }: BudgetIdentity,
    fields: BudgetPlace & Partial<BudgetNumbers>,
    at: Date,
  ): LocationBudget {
    const record = { id, companyId: company, version: 1, createdAt: at, updatedAt: at, deletedAt: null };
    const { locationId, year } = fields;
    const state = { ...record, locationId, year, ...held({ ...noNumbers, ...fields }) };
    return new LocationBudget(state as LocationBudgetState, false);
  }

  /** Says everything anew: what is not given is cleared (R42). @throws DomainError as `create`. */
  replace(fields: BudgetPlace & Partial<BudgetNumbers>, at: Date): void {
    this.revise({ ...noNumbers, ...fields }, at);
  }

  /** Takes over what is given. @throws DomainError as `create`. */
  revise({ locationId, year, ...numbers }: BudgetFields, at: Date): void {
    const place = { ...(locationId !== undefined && { locationId }), ...(year !== undefined && { year }) };
    this.change({ ...place, ...held({ ...numbers, ...place }) }, at);
  }

  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/** @throws DomainError `invalid` for what no budget can be told (R41). */
export function checkBudget(fields: BudgetFields): void {
  held(fields);
}

/** The numbers as they are held, with the weeks that follow from them. */
function held({ year, ...numbers }: BudgetFields): Partial<HeldNumbers & Weeks> {
  if (year !== undefined && !(Number.isInteger(year) && year >= firstYear && year <= lastYear)) {
    throw invalid(`year must be a whole number between ${firstYear} and ${lastYear}`);
  }
  const exact = heldNumbers(numbers);
  return { ...exact, ...weeksOf(exact) };
}
