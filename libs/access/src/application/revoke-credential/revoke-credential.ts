import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';
import type { CredentialChanges, Credentials } from '../ports/credentials.js';

/** Revokes a credential in every process before it returns (A2). Issued tokens stay valid (§5.3). */
export class RevokeCredential {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Must not be called inside another transaction. Repeating it changes nothing but notifies again, to recover from a
   * failed notification.
   * @throws DomainError `notFound`, `unavailable` (see the port).
   */
  async execute(actor: Actor, command: { readonly id: Id }): Promise<CredentialState> {
    const state = await this.work.run(actor, async () => {
      const credential = await this.credentials.getForUpdate(actor.company, command.id);
      credential.revoke(this.work.now());
      await this.credentials.save(credential);
      return credential.state;
    });
    await this.changes.announce(command.id);
    return state;
  }
}
