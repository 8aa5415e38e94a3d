import { Aggregate, type CompanyId, conflict, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import type { Environment } from '../environment.js';
import { inOrder, type Scope } from '../scope/scopes.js';

/** The two kinds of credential (§5.1). */
export const credentialTypes = ['api_key', 'oauth_client'] as const;
export type CredentialType = (typeof credentialTypes)[number];

/** A credential as it is kept: of its secret only a hash (A1). */
export interface CredentialState extends RecordState {
  readonly type: CredentialType;
  /** Shown as the actor of what the credential does (R22). */
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly secretHash: string;
  /** When it was revoked; null while it may be used. */
  readonly revokedAt: Date | null;
}

/** What a new credential is to be. */
export interface NewCredential {
  readonly type: CredentialType;
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly secretHash: string;
}

const longestName = 200;

/** What a partner's software identifies itself with; bound to one company for good (§1.2). */
export class Credential extends Aggregate<CredentialState> {
  readonly resource = 'credential';

  /** @throws DomainError `invalid` when the name is empty or longer than 200 characters. */
  static create(company: CompanyId, wanted: NewCredential, at: Date, id: Id = newId()): Credential {
    const name = wanted.name.trim();
    if (name === '' || name.length > longestName) throw invalid(`the name must have 1 to ${longestName} characters`);
    const state = { id, companyId: company, version: 1, createdAt: at, updatedAt: at, revokedAt: null };
    return new Credential({ ...state, ...wanted, name, scopes: inOrder(wanted.scopes) }, false);
  }

  /**
   * Grants exactly `scopes`; the secret stays (§5.2). Of a revoked client, too: it limits the tokens still out (A2).
   */
  setScopes(scopes: readonly Scope[], at: Date): void {
    this.change({ scopes: inOrder(scopes) }, at);
  }

  /** Ends its use for good (§5.3). Once is enough: a second time changes nothing. */
  revoke(at: Date): void {
    if (!this.state.revokedAt) this.change({ revokedAt: at }, at);
  }

  /** Replaces the secret; the old one ends at once (§5.3). @throws DomainError `conflict` when it is revoked. */
  rotate(secretHash: string, at: Date): void {
    if (this.state.revokedAt) throw conflict('credential_revoked', 'the credential is revoked; create a new one');
    this.change({ secretHash }, at);
  }
}
