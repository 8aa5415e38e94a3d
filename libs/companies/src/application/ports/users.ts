import type { CompanyId, Id } from '@partner/kernel';
import type { User } from '../../domain/user/user.js';

/** The users of a company (§2.15). A taken email is found by the database (R25), at the end of the unit of work. */
export abstract class Users {
  /** Locked until the transaction ends; undefined when the company has none of this id. */
  abstract find(company: CompanyId, id: Id): Promise<User | undefined>;
  abstract add(user: User): Promise<void>;
  abstract save(user: User): Promise<void>;
  /**
   * Replaces the locations the user belongs to.
   * @returns whether they are others than before.
   * @throws DomainError `invalid` naming a location that the company has not.
   */
  abstract assignLocations(user: User, locations: readonly Id[]): Promise<boolean>;
}
