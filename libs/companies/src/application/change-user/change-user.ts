import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { Users } from '../ports/users.js';
import type { Privileges } from '../privileges/privileges.js';
import { checkPlaces, type UserChange, type UserChanges } from '../user-changes/user-changes.js';

/** A partner's changes to a user (§4.10); null clears the phone. */
export interface ChangeUserCommand extends Omit<UserChange, 'inLeadRoutingPool' | 'isOwner'> {
  readonly id: Id;
}

/** Changes a user of the company. It never invites (R36). */
export class ChangeUser {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly changes: UserChanges,
    private readonly privileges: Privileges,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `notFound` (user, location); `invalid` (fields, unknown role, the owner is disabled);
   * `forbidden` for a credential that changes who manages partner access (A8); `conflict` when the account of the email
   * is a member already (R34).
   */
  async execute(actor: Actor, { id, ...change }: ChangeUserCommand): Promise<void> {
    checkPlaces(change);
    return this.work.run(actor, async () => {
      const user = await this.users.getForUpdate(actor.company, id);
      const before = user.state;
      await this.changes.change(user, change, this.clock.now(), 'visible');
      await this.privileges.check(actor, user.state, before);
    });
  }
}
