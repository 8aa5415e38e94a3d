import { Aggregate, type CompanyId, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import type { BudgetNumbers, ExactNumbers, Weeks } from './budget-fields.js';
import { exactNumbers, noNumbers, weeksOf } from './exact-numbers.js';

/** Location and calendar year of a budget; each pair has at most one. */
export interface BudgetKey {
  readonly locationId: Id;
  readonly year: number;
}

/** Fields of a budget (§2.22). */
export type BudgetFields = Partial<BudgetKey & BudgetNumbers>;

export type LocationBudgetState = RecordState &
  BudgetKey &
  ExactNumbers &
  Weeks & {
    readonly deletedAt: Date | null;
  };

export interface BudgetIdentity {
  readonly company: CompanyId;
  readonly id?: Id;
}

const [firstYear, lastYear] = [2000, 2100];

/** Targets of a location for a year (§2.22). Audited, but without events in the feed (R42). */
export class LocationBudget extends Aggregate<LocationBudgetState> {
  readonly resource = 'location_budget';

  /** @throws DomainError `invalid` for a year or a number that is out of range (R41). */
  static create(
    { company, id = newId() }: BudgetIdentity,
    fields: BudgetKey & Partial<BudgetNumbers>,
    at: Date,
  ): LocationBudget {
    const record = { id, companyId: company, version: 1, createdAt: at, updatedAt: at, deletedAt: null };
    const { locationId, year } = fields;
    const state = { ...record, locationId, year, ...exactFields({ ...noNumbers, ...fields }) };
    return new LocationBudget(state as LocationBudgetState, false);
  }

  /** Replaces all fields; missing ones are cleared (R42). @throws DomainError as for `create`. */
  replace(fields: BudgetKey & Partial<BudgetNumbers>, at: Date): void {
    this.revise({ ...noNumbers, ...fields }, at);
  }

  /** Changes the given fields. @throws DomainError as for `create`. */
  revise({ locationId, year, ...numbers }: BudgetFields, at: Date): void {
    const place = { ...(locationId !== undefined && { locationId }), ...(year !== undefined && { year }) };
    this.change({ ...place, ...exactFields({ ...numbers, ...place }) }, at);
  }

  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/** @throws DomainError `invalid` for fields that no budget can have (R41). */
export function checkBudget(fields: BudgetFields): void {
  exactFields(fields);
}

/** Converts numbers to exact form and adds the derived weekly targets. */
function exactFields({ year, ...numbers }: BudgetFields): Partial<ExactNumbers & Weeks> {
  if (year !== undefined && !(Number.isInteger(year) && year >= firstYear && year <= lastYear)) {
    throw invalid(`year must be a whole number between ${firstYear} and ${lastYear}`);
  }
  const exact = exactNumbers(numbers);
  return { ...exact, ...weeksOf(exact) };
}
