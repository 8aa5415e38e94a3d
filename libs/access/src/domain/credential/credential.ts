import { Aggregate, type CompanyId, conflict, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import type { Environment } from '../environment.js';
import { inOrder, type Scope } from '../scope/scopes.js';

/** Types of credentials (§5.1). */
export const credentialTypes = ['api_key', 'oauth_client'] as const;
export type CredentialType = (typeof credentialTypes)[number];

/** Stored credential, with only a hash of its secret (A1). */
export interface CredentialState extends RecordState {
  readonly type: CredentialType;
  /** Shown as the actor of the credential's changes (R22). */
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly secretHash: string;
  /** Time of revocation; null while the credential is active. */
  readonly revokedAt: Date | null;
  /** Start of the suspension; null while the credential may be used. */
  readonly suspendedAt: Date | null;
}

export interface NewCredential {
  readonly type: CredentialType;
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly secretHash: string;
}

const maxNameLength = 200;

/** Credential of a partner's software, permanently bound to one company (§1.2). */
export class Credential extends Aggregate<CredentialState> {
  readonly resource = 'credential';

  /** @throws DomainError `invalid` when the name is empty or longer than 200 characters. */
  static create(company: CompanyId, wanted: NewCredential, at: Date, id: Id = newId()): Credential {
    const name = wanted.name.trim();
    if (name === '' || name.length > maxNameLength)
      throw invalid(`the name must have 1 to ${maxNameLength} characters`);
    const state = {
      id,
      companyId: company,
      version: 1,
      createdAt: at,
      updatedAt: at,
      revokedAt: null,
      suspendedAt: null,
    };
    return new Credential({ ...state, ...wanted, name, scopes: inOrder(wanted.scopes) }, false);
  }

  /** Replaces the scopes; the secret stays (§5.2). Also limits the issued tokens of a revoked client (A2). */
  setScopes(scopes: readonly Scope[], at: Date): void {
    this.change({ scopes: inOrder(scopes) }, at);
  }

  /** Revokes the credential permanently (§5.3). Repeating it changes nothing. */
  revoke(at: Date): void {
    if (!this.state.revokedAt) this.change({ revokedAt: at }, at);
  }

  /** Suspends the credential and its tokens until it is resumed. Repeating it changes nothing. */
  suspend(at: Date): void {
    if (!this.state.suspendedAt) this.change({ suspendedAt: at }, at);
  }

  /** Ends the suspension. Repeating it changes nothing. */
  resume(at: Date): void {
    if (this.state.suspendedAt) this.change({ suspendedAt: null }, at);
  }

  /** Replaces the secret; the old one ends at once (§5.3). @throws DomainError `conflict` when revoked. */
  rotate(secretHash: string, at: Date): void {
    if (this.state.revokedAt) throw conflict('credential_revoked', 'the credential is revoked; create a new one');
    this.change({ secretHash }, at);
  }
}
