import type { CompanyId, Id } from '@partner/kernel';

/** A user as shown on leads, quotes and orders (§2.1). */
export interface SalesPerson {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
}

/** Users as salespeople (R7). */
export abstract class SalesPeople {
  /** Returns the active user with this email, in any case. An explicit choice does not count as an assignment. */
  abstract byEmail(company: CompanyId, email: string): Promise<SalesPerson | undefined>;
  /** Returns the active user with this id. */
  abstract activeById(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  /** Returns the user with this id, active or not. */
  abstract byId(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  /**
   * Assigns the active user of the location's routing pool whose last assignment is oldest, and records the assignment.
   * Requires a unit of work; concurrent calls wait until it commits.
   * @returns undefined when the pool is empty.
   */
  abstract route(company: CompanyId, location: Id, at: Date): Promise<SalesPerson | undefined>;
}
