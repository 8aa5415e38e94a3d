import type { Companies, Company } from '@partner/companies';
import type { Actor, UnitOfWork } from '@partner/kernel';
import type { CredentialChanges } from '../ports/credentials.js';

/**
 * Suspends and resumes a company: its credentials, tokens and webhook deliveries, and, if the operator does it, its
 * users. A person of the company cannot end what the operator began.
 */
export class SuspendCompany {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Suspends the actor's company. On return every process refuses it. Must not be called inside another transaction.
   * Repeating it replaces the reason.
   * @throws DomainError `notFound`, `invalid` (reason), `forbidden` (see Company), `unavailable` (see
   *   CredentialChanges).
   */
  async suspend(actor: Actor, reason: string): Promise<void> {
    await this.#change(actor, (company, at) => company.suspend(reason, personOf(actor), at));
  }

  /**
   * Ends the suspension. Must not be called inside another transaction. Repeating it changes nothing.
   * @throws DomainError `notFound`, `conflict` (a deletion is scheduled), `forbidden` and `unavailable` as `suspend`.
   */
  async resume(actor: Actor): Promise<void> {
    await this.#change(actor, (company, at) => company.resume(personOf(actor), at));
  }

  /**
   * Suspends the actor's company, to be deleted from `dueAt`. Repeating it replaces the time.
   * @throws DomainError `notFound`, `conflict` (it is being deleted), `unavailable` (see CredentialChanges).
   */
  async scheduleDeletion(actor: Actor, dueAt: Date): Promise<void> {
    await this.#change(actor, (company, at) => company.scheduleDeletion(dueAt, at));
  }

  /**
   * Cancels the deletion; the company stays suspended.
   * @throws DomainError `notFound`, `conflict` (none is scheduled, or it has begun), `unavailable` (see
   * CredentialChanges).
   */
  async cancelDeletion(actor: Actor): Promise<void> {
    await this.#change(actor, (company, at) => company.cancelDeletion(at));
  }

  async #change(actor: Actor, change: (company: Company, at: Date) => void): Promise<void> {
    await this.work.run(actor, async () => {
      const company = await this.companies.getForUpdate(actor.company);
      change(company, this.work.now());
      await this.companies.save(company);
    });
    await this.changes.announce(actor.company);
  }
}

/** Name of a person of the company; null for the operator. */
const personOf = ({ kind, name }: Actor): string | null => (kind === 'user' ? name : null);
