import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { Users } from '../ports/users.js';
import type { Privileges } from '../privileges/privileges.js';
import { checkLocations, type UserChange, type UserChanges } from '../user-changes/user-changes.js';

/** A partner's changes to a user (§4.10). Null clears the phone. */
export interface ChangeUserCommand extends Omit<UserChange, 'inLeadRoutingPool' | 'isOwner'> {
  readonly id: Id;
}

/** Changes a user of the company. Never sends an invitation (R36). */
export class ChangeUser {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly changes: UserChanges,
    private readonly privileges: Privileges,
  ) {}

  /**
   * @throws DomainError `notFound` (user, location).
   * @throws DomainError `invalid` for invalid fields, an unknown role, or disabling the owner.
   * @throws DomainError `forbidden` when a credential changes who manages partner access (A8).
   * @throws DomainError `conflict` when the account of the email is already a member (R34).
   */
  async execute(actor: Actor, { id, ...change }: ChangeUserCommand): Promise<void> {
    checkLocations(change);
    return this.work.run(actor, async () => {
      const user = await this.users.getForUpdate(actor.company, id);
      const before = user.state;
      await this.changes.change(user, change, this.work.now(), 'visible');
      await this.privileges.check(actor, user.state, before);
    });
  }
}
