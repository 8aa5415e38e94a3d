import type { Companies } from '@partner/companies';
import type { Actor, UnitOfWork } from '@partner/kernel';
import type { CredentialChanges } from '../ports/credentials.js';

/** Suspends and resumes a company: its credentials, tokens and users, and its webhook deliveries. */
export class SuspendCompany {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Suspends the actor's company. On return every process refuses it. Must not be called inside another transaction.
   * Repeating it replaces the reason.
   * @throws DomainError `notFound`, `invalid` (reason), `unavailable` (see CredentialChanges).
   */
  async suspend(actor: Actor, reason: string): Promise<void> {
    await this.work.run(actor, async () => {
      const company = await this.companies.getForUpdate(actor.company);
      company.suspend(reason, this.work.now());
      await this.companies.save(company);
    });
    await this.changes.announce(actor.company);
  }

  /**
   * Ends the suspension. Must not be called inside another transaction. Repeating it changes nothing.
   * @throws DomainError `notFound`, `unavailable` (see CredentialChanges).
   */
  async resume(actor: Actor): Promise<void> {
    await this.work.run(actor, async () => {
      const company = await this.companies.getForUpdate(actor.company);
      company.resume(this.work.now());
      await this.companies.save(company);
    });
    await this.changes.announce(actor.company);
  }
}
