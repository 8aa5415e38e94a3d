import type { AcceptInvitation, InvitationDirectory } from '@partner/companies';
import { gone, hashOfToken, portal } from '@partner/kernel';
import type { Browser, StartedSession, StartSession } from '../start-session/start-session.js';

/**
 * Accepts an invitation by its link: the account has a login, and the user is signed in if they may use the portal
 * (R36, R90).
 */
export class FollowInvitation {
  constructor(
    private readonly invitations: InvitationDirectory,
    private readonly accept: AcceptInvitation,
    private readonly start: StartSession,
  ) {}

  /**
   * @returns undefined for a user who may not use the portal; the invitation is still accepted.
   * @throws DomainError `gone` for a token that is unknown, used, withdrawn, or older than seven days.
   */
  async execute({ token, ...browser }: Browser & { readonly token: string }): Promise<StartedSession | undefined> {
    const found = await this.invitations.find(hashOfToken(token));
    if (!found) throw gone('link_expired', 'the invitation was withdrawn, has expired, or its link is incomplete');
    const { company, account } = found;
    const user = await this.accept.execute(portal(company), { token });
    return this.start.of({ companyId: company, userId: user, accountId: account }, browser);
  }
}
