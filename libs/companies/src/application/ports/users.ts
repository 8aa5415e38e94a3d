import { type Id, Records } from '@partner/kernel';
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
}
