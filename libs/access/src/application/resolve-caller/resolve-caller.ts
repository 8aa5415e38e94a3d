import type { Actor } from '@partner/kernel';
import type { CredentialState, CredentialType } from '../../domain/credential/credential.js';
import { checkNotSuspended } from '../secret/check-not-suspended.js';
import { isProven } from '../secret/is-authentic.js';
import type { Environment } from '../../domain/environment.js';
import type { Scope } from '../../domain/scope/scopes.js';
import { CredentialText, type KeyProblem } from '../../domain/text/credential-text.js';
import type { AccessTokens } from '../ports/access-tokens.js';
import type { CredentialDirectory } from '../ports/credentials.js';

/** Caller identified by a bearer token, regardless of its kind (§5.1). */
export interface Identity extends Actor {
  readonly credentialType: CredentialType;
  readonly scopes: ReadonlySet<string>;
}

/** Reason why a token is rejected. `revoked` and `expired` require the right secret or signature. */
export type TokenProblem = KeyProblem | 'revoked' | 'expired';

export interface Authenticated {
  readonly caller: Identity;
  /** Milliseconds since the epoch; absent for a credential that does not expire. */
  readonly expiresAt?: number;
}

/** Identifies the caller by an API key or access token (§5). */
export class ResolveCaller {
  readonly #text: CredentialText;

  constructor(
    private readonly credentials: CredentialDirectory,
    private readonly tokens: AccessTokens,
    private readonly environment: Environment,
  ) {
    this.#text = new CredentialText(environment);
  }

  /**
   * @returns the reason for a token that is malformed, revoked, expired or of the other environment (A1, A2); undefined
   *   for an unknown one. An unknown id and a wrong secret take the same steps and have the same result (W19).
   * @throws DomainError `forbidden` while the credential or its company is suspended.
   */
  async resolve(token: string): Promise<Authenticated | TokenProblem | undefined> {
    return /^(pk|ci|cs)_/.test(token) ? this.#byApiKey(token) : this.#byAccessToken(token);
  }

  async #byApiKey(text: string): Promise<Authenticated | TokenProblem | undefined> {
    const key = this.#text.readApiKey(text);
    if (!key) return this.#text.problemOf(text);
    const credential = await this.credentials.find(key.id);
    const proof = { type: 'api_key', environment: this.environment, secret: key.secret } as const;
    if (!isProven(credential, proof)) return undefined;
    if (credential.revokedAt !== null) return 'revoked';
    checkNotSuspended(credential);
    return { caller: identity(credential, credential.scopes) };
  }

  /**
   * Revoking or rotating the client does not end its tokens (§5.3); removing a scope from the client does remove it
   * from them (A2). A token that a user derived ends with its credential, whatever the type of that (A12).
   */
  async #byAccessToken(text: string): Promise<Authenticated | TokenProblem | undefined> {
    const claims = await this.tokens.read(text);
    if (typeof claims === 'string') return claims;
    const client = claims && (await this.credentials.find(claims.credential));
    if (!client || client.companyId !== claims.company) return undefined;
    if (claims.derivedBy === undefined ? client.type !== 'oauth_client' : client.environment !== this.environment)
      return undefined;
    if (claims.derivedBy !== undefined && client.revokedAt !== null) return 'revoked';
    checkNotSuspended(client);
    const scopes = claims.scopes.filter((scope) => client.scopes.includes(scope));
    return { caller: identity(client, scopes), expiresAt: claims.expiresAt };
  }
}

const identity = ({ id, companyId, type, name }: CredentialState, scopes: readonly Scope[]): Identity => ({
  company: companyId,
  kind: 'credential',
  id,
  name,
  credentialType: type,
  scopes: new Set(scopes),
});
