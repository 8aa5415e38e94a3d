import { type CompanyId, hashOfToken, type Id, newToken } from '@partner/kernel';
import { Invitation } from '../../domain/invitation/invitation.js';
import type { User } from '../../domain/user/user.js';
import type { Account } from '../ports/accounts.js';
import type { Invitations, UserNotices } from '../ports/invitations.js';

/** Mails people that they are members, with a link if they have no login yet (R36). Requires a unit of work. */
export class UserInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly notices: UserNotices,
  ) {}

  /** Withdraws the user's open invitation, so that only the latest link works. */
  async send(company: CompanyId, user: User, account: Account, at: Date): Promise<void> {
    const to = { name: user.name, email: user.state.email };
    if (account.hasLogin) return this.notices.sendMembershipNotice(company, to);
    await withdrawInvitation(this.invitations, company, user.id, at);
    const token = newToken();
    const invited = { companyId: company, userId: user.id, accountId: account.id, tokenHash: hashOfToken(token) };
    const invitation = Invitation.create(invited, at);
    await this.invitations.add(invitation);
    const { expiresAt } = invitation.state;
    await this.notices.sendInvitation(company, { invitationId: invitation.id, to, token, expiresAt });
  }
}

/** Withdraws the open invitation of a user, if there is one (R36). Requires a unit of work. */
export async function withdrawInvitation(open: Invitations, company: CompanyId, user: Id, at: Date): Promise<void> {
  const invitation = await open.findOpen(company, user);
  if (!invitation) return;
  invitation.void(at);
  await open.save(invitation);
}
