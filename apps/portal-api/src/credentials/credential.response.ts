import { clientIdOf, type CredentialState, type CredentialType, type WithSecret } from '@partner/access';
import type { Id } from '@partner/kernel';

/** A credential as the portal shows it: never its secret. */
export interface CredentialItem {
  readonly id: Id;
  readonly type: CredentialType;
  readonly name: string;
  /** Of an OAuth client. */
  readonly clientId?: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** Some seconds behind; null when it was never used. */
  readonly lastUsedAt: Date | null;
}

/** A credential with its secret, shown this once (§5.2). */
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
