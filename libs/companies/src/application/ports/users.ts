import { type Id, Records, type Page, RecordQueries, type Actor, type CompanyId, notFound } from '@partner/kernel';
import type { User } from '../../domain/user/user.js';

/** Locations that the actor of an assignment can see: partners only visible ones (A5). */
export type LocationScope = 'visible' | 'all';

/** Repository of users (§2.15). The database detects a second membership (R34) at the end of the unit of work. */
export abstract class Users extends Records<User> {
  /**
   * Replaces the user's locations within `seen`, in the given order (R35).
   * @returns true if they changed.
   * @throws DomainError `notFound` naming a location that is not within `seen`.
   */
  abstract assignLocations(user: User, locations: readonly Id[], seen: LocationScope): Promise<boolean>;
  /** Returns the user of the company with this email, in any case, locked. Requires a unit of work. */
  abstract findByEmail(company: CompanyId, email: string): Promise<User | undefined>;
}

/** Filter of a list of users (§4.10). */
export interface UserCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of the name or email. */
  readonly search?: string;
  readonly active?: boolean;
}

/** Read model of users for partners (§2.15). */
export abstract class UserQueries extends RecordQueries<UserCriteria> {}

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
  abstract activeById(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  abstract byId(company: CompanyId, id: Id): Promise<SalesPerson | undefined>;
  /**
   * Assigns the active user of the location's routing pool whose last assignment is oldest, and records the assignment.
   * Requires a unit of work; concurrent calls wait until it commits.
   * @returns undefined when the pool is empty.
   */
  abstract route(company: CompanyId, location: Id, at: Date): Promise<SalesPerson | undefined>;
}

/** Portal users as actors (R22), looked up like salespeople: both are users with a name and an email. */
export class PortalUsers {
  constructor(private readonly people: SalesPeople) {}

  /** Returns the user as an actor, with name and email. @throws DomainError `notFound` */
  async actor(company: CompanyId, user: Id): Promise<Actor> {
    const person = await this.people.byId(company, user);
    if (!person) throw notFound('user');
    return { company, kind: 'user', ...person };
  }
}
