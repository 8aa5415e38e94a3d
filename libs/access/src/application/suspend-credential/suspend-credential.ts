import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { Credential, CredentialState } from '../../domain/credential/credential.js';
import type { CredentialChanges, Credentials } from '../ports/credentials.js';

/** Suspends and resumes a credential in every process before it returns. Issued tokens are suspended with it. */
export class SuspendCredential {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Must not be called inside another transaction. Repeating it changes nothing but notifies again.
   * @throws DomainError `notFound`, `unavailable` (see the port).
   */
  suspend(actor: Actor, id: Id): Promise<CredentialState> {
    return this.#change(actor, id, (credential) => credential.suspend(this.work.now()));
  }

  /** Ends the suspension. Otherwise as `suspend`. */
  resume(actor: Actor, id: Id): Promise<CredentialState> {
    return this.#change(actor, id, (credential) => credential.resume(this.work.now()));
  }

  async #change(actor: Actor, id: Id, change: (credential: Credential) => void): Promise<CredentialState> {
    const state = await this.work.run(actor, async () => {
      const credential = await this.credentials.getForUpdate(actor.company, id);
      change(credential);
      await this.credentials.save(credential);
      return credential.state;
    });
    await this.changes.announce(id);
    return state;
  }
}
