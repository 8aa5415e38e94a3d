import { type Actor, hashOfToken, type Id, type UnitOfWork } from '@partner/kernel';
import type { Accounts } from '../ports/accounts.js';
import type { Invitations } from '../ports/invitations.js';

/** Accepts an invitation by the token of its email link. The account has a login from then on (R36). */
export class AcceptInvitation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: Invitations,
    private readonly accounts: Accounts,
  ) {}

  /**
   * @returns the id of the user.
   * @throws DomainError `notFound` when the company has no invitation with this token.
   * @throws DomainError `gone` when it was used, was withdrawn, or is older than seven days.
   */
  execute(actor: Actor, { token }: { readonly token: string }): Promise<Id> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const invitation = await this.invitations.getByToken(actor.company, hashOfToken(token));
      invitation.accept(at);
      await this.invitations.save(invitation);
      await this.accounts.enableLogin(invitation.state.accountId, at);
      return invitation.state.userId;
    });
  }
}
