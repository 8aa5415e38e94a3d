import type { CompanyId, Id } from '@partner/kernel';

/** A user as leads, quotes and orders name them (§2.1). */
export interface SalesPerson {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
}

/** Who can be the sales person of something (R7). */
export abstract class SalesPeople {
  /** The active user with this email, whatever its case. An explicit choice does not count as an assignment. */
  abstract byEmail(company: CompanyId, email: string): Promise<SalesPerson | undefined>;
  /** The active user of this id. */
  abstract activeById(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  /** The user of this id, active or not. */
  abstract byId(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  /**
   * Assigns the active user of the location's routing pool whose last assignment is longest ago, and remembers it.
   * Inside a unit of work: the turn is taken when that commits, and others wait for it.
   * @returns undefined when nobody is in the pool.
   */
  abstract route(company: CompanyId, location: Id, at: Date): Promise<SalesPerson | undefined>;
}
