import {
  Aggregate,
  type CompanyId,
  conflict,
  invalid,
  type Money,
  newId,
  type RecordState,
  ReplacedSecrets,
} from '@partner/kernel';
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
  readonly suspensionReason: string | null;
  /** End of the credential; null if it never expires (A12). */
  readonly expiresAt: Date | null;
  /** Addresses and ranges (CIDR) of its clients; null for any (A12). */
  readonly allowedAddresses: readonly string[] | null;
  /** Hashes of replaced secrets in their grace (A12). */
  readonly previousSecrets: ReplacedSecrets['list'];
  /** True if an assistant uses it, with half the rate limit (A17). */
  readonly agent: boolean;
  /** Largest amount of a record that it may write; null for any (A17). */
  readonly confirmLimit: Money | null;
}

/** Limits that a company may set (A12). */
export type CredentialLimits = Pick<CredentialState, 'expiresAt' | 'allowedAddresses'>;

/** Hours for which a replaced secret may still be used after its rotation (A12). */
export const graceHours = [0, 1, 24] as const;
export type GraceHours = (typeof graceHours)[number];

/** True once the credential has expired. */
export const isExpired = ({ expiresAt }: Pick<CredentialState, 'expiresAt'>, at: Date): boolean =>
  expiresAt !== null && expiresAt <= at;

export type NewCredential = Pick<CredentialState, 'type' | 'name' | 'environment' | 'scopes' | 'secretHash'> &
  Partial<Pick<CredentialState, 'agent' | 'confirmLimit'>>;

const maxNameLength = 200;
const maxReasonLength = 500;

/** Credential of a partner's software, permanently bound to one company (§1.2). */
export class Credential extends Aggregate<CredentialState> {
  readonly resource = 'credential';

  /** @throws DomainError `invalid` when the name is empty or longer than 200 characters. */
  static create(company: CompanyId, wanted: NewCredential, at: Date): Credential {
    const name = wanted.name.trim();
    if (name === '' || [...name].length > maxNameLength)
      throw invalid(`the name must have 1 to ${maxNameLength} characters`);
    if (wanted.confirmLimit && !wanted.agent) throw invalid('a limit of confirmations is only for an agent');
    const state = {
      id: newId(),
      companyId: company,
      version: 1,
      createdAt: at,
      updatedAt: at,
      revokedAt: null,
      suspendedAt: null,
      suspensionReason: null,
      expiresAt: null,
      allowedAddresses: null,
      previousSecrets: [],
      agent: false,
      confirmLimit: null,
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
  suspend(at: Date, reason?: string): void {
    // Characters, not UTF-16 units: half of a pair of them cannot be stored.
    const suspensionReason = [...(reason?.trim() ?? '')].slice(0, maxReasonLength).join('') || null;
    if (!this.state.suspendedAt) this.change({ suspendedAt: at, suspensionReason }, at);
  }

  /** Ends the suspension. Repeating it changes nothing. */
  resume(at: Date): void {
    if (this.state.suspendedAt) this.change({ suspendedAt: null, suspensionReason: null }, at);
  }

  /** Sets the limits. @throws DomainError `invalid` for an expiry that is not in the future. */
  limit(limits: Partial<CredentialLimits>, at: Date): void {
    if (limits.expiresAt && limits.expiresAt <= at)
      throw invalid('expiresAt must be in the future', 'invalid_field', { field: 'expiresAt' });
    this.change(limits, at);
  }

  /**
   * Replaces the secret. Without a grace, all old ones end at once (§5.3); with one, each keeps its own (A12).
   * @throws DomainError `conflict` when revoked, or too many replaced secrets still work.
   */
  rotate(secretHash: string, at: Date, grace: GraceHours = 0): void {
    if (this.state.revokedAt) throw conflict('credential_revoked', 'the credential is revoked; create a new one');
    const { previousSecrets: earlier, secretHash: replaced } = this.state;
    const previousSecrets = grace > 0 ? new ReplacedSecrets(earlier).with(replaced, at, grace).list : [];
    this.change({ secretHash, previousSecrets }, at);
  }
}
