import type { Actor, AuditTrail, Id, UnitOfWork } from '@partner/kernel';
import { isConfirmed, type SecondFactors } from '../ports/second-factors.js';
import type { OwnSession } from '../ports/sessions.js';
import { noFactor, requireFresh } from './factor-session.js';

/** Second factors of the people of a company. */
export class CompanySecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly audit: AuditTrail,
  ) {}

  isRequired({ company }: Actor): Promise<boolean> {
    return this.factors.isRequired(company);
  }

  /** Returns the users who have a second factor. */
  holders({ company }: Actor): Promise<readonly Id[]> {
    return this.factors.holders(company);
  }

  /**
   * Requires a second factor from everybody in the company, or no longer. Sessions of people without one can then only
   * add one.
   * @throws DomainError `conflict` when the actor has none, `forbidden` when it was not presented a short time ago.
   */
  require(actor: Actor, session: OwnSession, { required }: { readonly required: boolean }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const own = await this.factors.of(session.accountId);
      if (required && !own.some(isConfirmed)) throw noFactor();
      requireFresh(session, own, at);
      const before = await this.factors.isRequired(actor.company);
      if (before === required) return;
      await this.factors.require(actor.company, required, at);
      const changes = { secondFactorRequired: [before, required] } as const;
      const resource = { resourceType: 'company', resourceId: actor.company };
      this.audit.add(actor, { at, action: 'company.second_factor', ...resource, changes });
    });
  }
}
