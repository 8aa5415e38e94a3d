import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { CredentialChanges, Credentials } from '../ports/credentials.js';
import { hashOf, newSecret } from '../secret/secret.js';
import { type WithSecret, withSecret } from '../secret/with-secret.js';

/** Replaces the secret of a credential. Every process rejects the old one before this returns (A2). */
export class RotateCredential {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Must not be called inside another transaction.
   * @throws DomainError `notFound`, `conflict` when the credential is revoked, `unavailable` (see the port): then
   * rotate again.
   */
  async execute(actor: Actor, command: { readonly id: Id }): Promise<WithSecret> {
    const secret = newSecret();
    const credential = await this.work.run(actor, async () => {
      const found = await this.credentials.getForUpdate(actor.company, command.id);
      found.rotate(hashOf(secret), this.work.now());
      await this.credentials.save(found);
      return found.state;
    });
    await this.changes.announce(command.id);
    return withSecret(credential, secret);
  }
}
