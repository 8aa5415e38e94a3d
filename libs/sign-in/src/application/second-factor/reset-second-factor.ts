import type { PortalManagers } from '@partner/companies';
import { type Actor, type AuditTrail, notFound, type UnitOfWork } from '@partner/kernel';
import { isConfirmed, type SecondFactors } from '../ports/second-factors.js';
import type { SessionDirectory } from '../ports/sessions.js';
import type { SignInNotices } from '../ports/sign-in-links.js';

/** Removes the second factors of a person who has lost them, as an operator after checking who asks. */
export class ResetSecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly factors: SecondFactors,
    private readonly directory: SessionDirectory,
    private readonly audit: AuditTrail,
    private readonly notices: SignInNotices,
  ) {}

  /**
   * Ends the person's sessions in all companies, and removes factors and recovery codes.
   * @returns the number of removed factors.
   * @throws DomainError `notFound` when no user of the company with this email may use the portal.
   */
  async execute(actor: Actor, { email }: { readonly email: string }): Promise<number> {
    const user = await this.work.run(actor, () => this.managers.first(actor.company, email));
    if (!user) throw notFound('user who may use the portal');
    // Before the removal, so that no session loses its second factor and stays.
    await this.directory.endOfAccount(user.account, this.work.now());
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const factors = (await this.factors.of(user.account)).filter(isConfirmed);
      await this.factors.removeAll(user.account);
      const changes = { factors: [factors.map(({ name }) => name), []] } as const;
      const resource = { resourceType: 'user', resourceId: user.id };
      this.audit.add(actor, { at, action: 'second_factor.reset', ...resource, changes });
      await this.notices.secondFactor(user.actor, 'reset');
      return factors.length;
    });
  }
}
