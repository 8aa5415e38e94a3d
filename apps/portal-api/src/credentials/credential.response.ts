import { clientIdOf, type CredentialState, type CredentialType, type WithSecret } from '@partner/access';
import type { Id } from '@partner/kernel';

/** Credential in portal responses, without its secret. */
export interface CredentialItem {
  readonly id: Id;
  readonly type: CredentialType;
  readonly name: string;
  /** Only for an OAuth client. */
  readonly clientId?: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** Delayed by some seconds; null if the credential was never used. */
  readonly lastUsedAt: Date | null;
}

/** Credential with its secret, which is returned only once (§5.2). */
export interface SecretItem {
  readonly credential: CredentialItem;
  readonly apiKey?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

export function credentialItem(state: CredentialState, lastUsedAt: Date | null = null): CredentialItem {
  const { id, type, name, scopes, createdAt, revokedAt } = state;
  return { id, type, name, clientId: clientIdOf(state), scopes, createdAt, revokedAt, lastUsedAt };
}

export const secretItem = ({ credential, ...secrets }: WithSecret): SecretItem => ({
  credential: credentialItem(credential),
  ...secrets,
});
