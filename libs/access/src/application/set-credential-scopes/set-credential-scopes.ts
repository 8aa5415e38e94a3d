import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';
import { parseScopes } from '../../domain/scope/scopes.js';
import type { CredentialChanges, Credentials } from '../ports/credentials.js';

/**
 * Replaces the scopes of a credential without a new secret (§5.2). On return, removed scopes are gone from issued
 * tokens, too (A2).
 */
export class SetCredentialScopes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly changes: CredentialChanges,
  ) {}

  /**
   * Must not be called inside another transaction.
   * @param command `scopes` is `all` or a comma-separated list.
   * @throws DomainError `notFound`, `invalid` (scopes), `unavailable` (see the port).
   */
  async execute(actor: Actor, command: { readonly id: Id; readonly scopes: string }): Promise<CredentialState> {
    const state = await this.work.run(actor, async () => {
      const credential = await this.credentials.getForUpdate(actor.company, command.id);
      credential.setScopes(parseScopes(command.scopes), this.work.now());
      await this.credentials.save(credential);
      return credential.state;
    });
    await this.changes.announce(command.id);
    return state;
  }
}
