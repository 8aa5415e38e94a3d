import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { Privileges } from '../privileges/privileges.js';
import type { NewUser, UserChanges } from '../user-changes/user-changes.js';
import type { UserInvitation } from '../user-invitation/user-invitation.js';

/** A partner's new user (§4.10). */
export type CreateUserCommand = Omit<NewUser, 'inLeadRoutingPool' | 'isOwner' | 'roleId'> & {
  readonly roleId: Id;
  /** True to notify the user by mail, which is the default. */
  readonly invite?: boolean;
};

/** Creates a user of the company and by default sends an invitation (§4.10, R36). */
export class CreateUser {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: UserChanges,
    private readonly privileges: Privileges,
    private readonly invitation: UserInvitation,
  ) {}

  /**
   * @returns the user's id.
   * @throws DomainError `invalid` (fields, unknown role), `notFound` (location).
   * @throws DomainError `forbidden` when a credential creates a user who manages partner access (A8).
   * @throws DomainError `conflict` when the account of the email is already a member (R34).
   */
  execute(actor: Actor, { invite = true, ...fields }: CreateUserCommand): Promise<Id> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { user, account } = await this.changes.create(actor.company, fields, { at, seen: 'visible' });
      await this.privileges.check(actor, user.state);
      if (invite && user.state.active) await this.invitation.send(actor.company, user, account, at);
      return user.id;
    });
  }
}
