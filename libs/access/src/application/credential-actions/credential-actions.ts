import { type Actor, type Id, omitUndefined, type UnitOfWork } from '@partner/kernel';
import type { Credential, CredentialLimits, CredentialState, GraceHours } from '../../domain/credential/credential.js';
import { parseAddresses } from '../limits/allowed-addresses.js';
import { parseScopes } from '../../domain/scope/scopes.js';
import type { CredentialChanges, Credentials } from '../ports/credentials.js';
import { hashOf, newSecret } from '../secret/secret.js';
import { type WithSecret, withSecret } from '../secret/with-secret.js';

/**
 * Changes credentials, in every process before it returns (A2). Must not be called inside another transaction.
 * @throws DomainError from every method `notFound`, `unavailable` (see the port): then repeat the call.
 */
export class CredentialActions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly changes: CredentialChanges,
  ) {}

  /** Revokes a credential. Issued tokens stay valid (§5.3). Repeating it changes nothing but notifies again. */
  revoke(actor: Actor, { id }: { readonly id: Id }): Promise<CredentialState> {
    return this.#changed(actor, id, (credential, at) => credential.revoke(at));
  }

  /**
   * Replaces the secret; the old one is rejected, at once unless a grace is given (A12).
   * @throws DomainError `conflict` when the credential is revoked.
   */
  async rotate(actor: Actor, { id, grace }: { readonly id: Id; readonly grace?: GraceHours }): Promise<WithSecret> {
    const secret = newSecret();
    const hash = hashOf(secret);
    return withSecret(await this.#changed(actor, id, (credential, at) => credential.rotate(hash, at, grace)), secret);
  }

  /**
   * Replaces the scopes without a new secret (§5.2); removed scopes are gone from issued tokens, too.
   * @param command `scopes` is `all` or a comma-separated list. @throws DomainError `invalid` (scopes).
   */
  setScopes(actor: Actor, { id, scopes }: { readonly id: Id; readonly scopes: string }): Promise<CredentialState> {
    return this.#changed(actor, id, (credential, at) => credential.setScopes(parseScopes(scopes), at));
  }

  /**
   * Sets the given limits; null removes one (A12).
   * @throws DomainError `invalid` for an expiry in the past, or a malformed address.
   */
  async setLimits(
    actor: Actor,
    { id, ...given }: { readonly id: Id } & Partial<CredentialLimits>,
  ): Promise<CredentialState> {
    const { allowedAddresses, ...limits } = omitUndefined(given);
    const addresses = allowedAddresses && parseAddresses(allowedAddresses);
    return this.#changed(actor, id, (credential, at) =>
      credential.limit({ ...limits, ...(allowedAddresses !== undefined && { allowedAddresses: addresses }) }, at),
    );
  }

  /** Suspends a credential with its issued tokens. Repeating it changes nothing but notifies again. */
  suspend(actor: Actor, { id, reason }: { readonly id: Id; readonly reason?: string }): Promise<CredentialState> {
    return this.#changed(actor, id, (credential, at) => credential.suspend(at, reason));
  }

  /** Ends the suspension. Repeating it changes nothing but notifies again. */
  resume(actor: Actor, { id }: { readonly id: Id }): Promise<CredentialState> {
    return this.#changed(actor, id, (credential, at) => credential.resume(at));
  }

  async #changed(actor: Actor, id: Id, change: (credential: Credential, at: Date) => void): Promise<CredentialState> {
    const state = await this.work.run(actor, async () => {
      const credential = await this.credentials.getForUpdate(actor.company, id);
      change(credential, this.work.now());
      await this.credentials.save(credential);
      return credential.state;
    });
    await this.changes.announce(id);
    return state;
  }
}
