import { type Id, Records } from '@partner/kernel';
import type { User } from '../../domain/user/user.js';

/** Which locations whoever assigns them can see: partners only the visible ones (A5). */
export type SeenLocations = 'visible' | 'all';

/**
 * The users of a company (§2.15). A second membership is found by the database (R34), at the end of the unit of work.
 */
export abstract class Users extends Records<User> {
  /**
   * Replaces those of the user's locations that are `seen`, in the order given (R35).
   * @returns whether they are others than before.
   * @throws DomainError `notFound` naming a location that is not among those `seen`.
   */
  abstract assignLocations(user: User, locations: readonly Id[], seen: SeenLocations): Promise<boolean>;
}
