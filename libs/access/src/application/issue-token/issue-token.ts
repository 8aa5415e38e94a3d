import type { Clock } from '@partner/kernel';
import { isExpired } from '../../domain/credential/credential.js';
import { admission } from '../limits/allowed-addresses.js';
import { checkNotSuspended } from '../secret/check-not-suspended.js';
import { isAuthentic } from '../secret/is-authentic.js';
import type { Environment } from '../../domain/environment.js';
import type { Scope } from '../../domain/scope/scopes.js';
import { CredentialText } from '../../domain/text/credential-text.js';
import { requestedScopes } from '../../domain/token/requested-scopes.js';
import { TokenError } from '../../domain/token/token-refused.js';
import type { AccessTokens } from '../ports/access-tokens.js';
import type { CredentialDirectory } from '../ports/credentials.js';

/** Token request of a client (RFC 6749 §4.4). */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes separated by spaces; defaults to all scopes of the client. */
  readonly scope?: string;
  /** Address of the client. */
  readonly address: string;
}

export interface IssuedToken {
  readonly accessToken: string;
  /** Seconds until the token expires. */
  readonly expiresIn: number;
  readonly scopes: readonly Scope[];
}

/** Exchanges the credentials of an OAuth client for an access token (§5.1). */
export class IssueToken {
  readonly #text: CredentialText;

  /** @param credentials committed credentials, so that a revoked client is rejected at once (A2). */
  constructor(
    private readonly credentials: CredentialDirectory,
    private readonly tokens: AccessTokens,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {
    this.#text = new CredentialText(environment);
  }

  /**
   * @throws TokenError `invalid_client` for an unknown or revoked client or a wrong secret; `invalid_scope`.
   * @throws DomainError `forbidden` while the client or its company is suspended, or for a forbidden address (A12).
   */
  async execute({ clientId, clientSecret, scope, address }: TokenRequest): Promise<IssuedToken> {
    const ids = this.#text.readClientId(clientId);
    const secret = this.#text.readClientSecret(clientSecret) ?? '';
    const client = ids && (await this.credentials.find(ids.id, ids.company));
    const proof = { type: 'oauth_client', environment: this.environment, secret, at: this.clock.now() } as const;
    if (!isAuthentic(client, proof))
      throw new TokenError('invalid_client', 'the client is unknown or revoked, or its secret is wrong');
    if (isExpired(client, this.clock.now()))
      throw new TokenError('invalid_client', 'the client has expired; extend it in the portal under Credentials');
    checkNotSuspended(client);
    if (client.allowedAddresses) admission(client.allowedAddresses)(address);
    const scopes = requestedScopes(client.scopes, scope);
    const accessToken = await this.tokens.issue({ credential: client.id, company: client.companyId, scopes });
    return { accessToken, expiresIn: this.tokens.lifetime, scopes };
  }
}
