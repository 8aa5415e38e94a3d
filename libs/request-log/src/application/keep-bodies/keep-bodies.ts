import type { CredentialChanges } from '@partner/access';
import type { Companies } from '@partner/companies';
import type { Actor, UnitOfWork } from '@partner/kernel';
import type { StoredBodies } from '../ports/stored-bodies.js';

/** Switches the keeping of bodies of a company's requests on or off (R100). */
export class KeepBodies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
    private readonly changes: CredentialChanges,
    private readonly bodies: StoredBodies,
  ) {}

  /**
   * Applies to every process on return. Off hides all kept bodies at once, and deletes them. Repeating it changes
   * nothing, or deletes the rest. Must not be called inside another transaction.
   * @throws DomainError `notFound`, `unavailable` (see CredentialChanges).
   */
  async execute(actor: Actor, kept: boolean): Promise<void> {
    await this.work.run(actor, async () => {
      const company = await this.companies.getForUpdate(actor.company);
      company.keepRequestBodies(kept, this.work.now());
      await this.companies.save(company);
    });
    await this.changes.announce(actor.company);
    while (!kept && (await this.work.run(actor, () => this.bodies.deleteNext(actor.company))));
  }
}
