import type { CredentialState } from '../../domain/credential/credential.js';
import { CredentialText } from '../../domain/text/credential-text.js';

/** A credential together with what its owner needs to use it, shown this once (§5.2). */
export interface WithSecret {
  readonly credential: CredentialState;
  /** Of an API key. */
  readonly apiKey?: string;
  /** Of an OAuth client, like its secret. */
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** How an OAuth client calls itself; undefined for an API key. */
export const clientIdOf = ({ id, type, environment }: CredentialState): string | undefined =>
  type === 'oauth_client' ? new CredentialText(environment).clientId(id) : undefined;

/** Writes the secret out in the form of A1. @param secret the random part alone. */
export function withSecret(credential: CredentialState, secret: string): WithSecret {
  const text = new CredentialText(credential.environment);
  return credential.type === 'api_key'
    ? { credential, apiKey: text.apiKey(credential.id, secret) }
    : { credential, clientId: text.clientId(credential.id), clientSecret: text.clientSecret(secret) };
}
