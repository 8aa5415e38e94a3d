import type { CredentialState } from '../../domain/credential/credential.js';
import { CredentialText } from '../../domain/text/credential-text.js';

/** A credential and its secret, which is shown only once (§5.2). */
export interface WithSecret {
  readonly credential: CredentialState;
  readonly apiKey?: string;
  /** Set for an OAuth client, like `clientSecret`. */
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** Returns the client id of an OAuth client, or undefined for an API key. */
export const clientIdOf = ({ companyId: company, id, type, environment }: CredentialState): string | undefined =>
  type === 'oauth_client' ? new CredentialText(environment).clientId({ company, id }) : undefined;

/** Formats the secret as in A1. @param secret the random part. */
export function withSecret(credential: CredentialState, secret: string): WithSecret {
  const text = new CredentialText(credential.environment);
  const { companyId: company, id } = credential;
  return credential.type === 'api_key'
    ? { credential, apiKey: text.apiKey({ company, id, secret }) }
    : { credential, clientId: text.clientId({ company, id }), clientSecret: text.clientSecret(secret) };
}
