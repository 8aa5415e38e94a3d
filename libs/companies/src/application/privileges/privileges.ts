import { type Actor, DomainError } from '@partner/kernel';
import type { UserState } from '../../domain/user/user.js';
import type { Roles } from '../ports/roles.js';

/** Prevents credentials from changing privileged users (A8). Requires a unit of work. */
export class Privileges {
  constructor(private readonly roles: Roles) {}

  /**
   * Rejects a credential that creates a privileged user, assigns a privileged role, or changes email, role or `active`
   * of a privileged user. The user is locked, so that their rights cannot change concurrently.
   * @param before absent for a new user.
   * @throws DomainError `forbidden`
   */
  async check(actor: Actor, after: UserState, before?: UserState): Promise<void> {
    if (actor.kind !== 'credential' || (before && sameRights(before, after))) return;
    if (!(await this.#isPrivileged(before ? [before, after] : [after]))) return;
    throw new DomainError('forbidden', 'privileged_user', 'users who manage partner access are changed in the portal');
  }

  async #isPrivileged(states: readonly UserState[]): Promise<boolean> {
    if (states.some(({ isOwner }) => isOwner)) return true;
    const roles = states.flatMap(({ roleId }) => roleId ?? []);
    return roles.length > 0 && this.roles.openPortal(states[0]!.companyId, roles);
  }
}

const sameRights = (one: UserState, other: UserState): boolean =>
  one.email === other.email && one.roleId === other.roleId && one.active === other.active;
