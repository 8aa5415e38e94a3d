import { type Actor, type CompanyId, type Id, type UnitOfWork, hashOfToken, newToken } from '@partner/kernel';
import { Invitation } from '../../domain/invitation/invitation.js';
import type { User } from '../../domain/user/user.js';
import type { Account } from '../ports/accounts.js';
import type { Invitations, UserNotices } from '../ports/invitations.js';
import type { Privileges } from '../privileges/privileges.js';
import type { NewUser, UserChanges } from '../user-changes/user-changes.js';

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
    private readonly invitations: Invitations,
    private readonly notices: UserNotices,
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
      if (invite && user.state.active) await this.tell(actor.company, user, account, at);
      return user.id;
    });
  }

  private async tell(company: CompanyId, user: User, account: Account, at: Date): Promise<void> {
    const to = { name: user.name, email: user.state.email };
    if (account.hasLogin) return this.notices.sendMembershipNotice(company, to);
    const token = newToken();
    const invited = { companyId: company, userId: user.id, accountId: account.id, tokenHash: hashOfToken(token) };
    const invitation = Invitation.create(invited, at);
    await this.invitations.add(invitation);
    const { expiresAt } = invitation.state;
    await this.notices.sendInvitation(company, { invitationId: invitation.id, to, token, expiresAt });
  }
}
