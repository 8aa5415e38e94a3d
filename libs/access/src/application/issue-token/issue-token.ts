import { isAuthentic } from '../secret/is-authentic.js';
import type { Environment } from '../../domain/environment.js';
import type { Scope } from '../../domain/scope/scopes.js';
import { CredentialText } from '../../domain/text/credential-text.js';
import { requestedScopes } from '../../domain/token/requested-scopes.js';
import { TokenRefused } from '../../domain/token/token-refused.js';
import type { AccessTokens } from '../ports/access-tokens.js';
import type { CredentialDirectory } from '../ports/credential-directory.js';

/** What a client presents (RFC 6749 §4.4). */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes between spaces; all of the client's when absent. */
  readonly scope?: string;
}

/** A token that was given. */
export interface IssuedToken {
  readonly accessToken: string;
  /** Seconds until it expires. */
  readonly expiresIn: number;
  readonly scopes: readonly Scope[];
}

/** Exchanges the credentials of an OAuth client for an access token (§5.1). */
export class IssueToken {
  readonly #text: CredentialText;

  /** @param credentials as they are stored now: a revoked client is refused at once (A2). */
  constructor(
    private readonly credentials: CredentialDirectory,
    private readonly tokens: AccessTokens,
    private readonly environment: Environment,
  ) {
    this.#text = new CredentialText(environment);
  }

  /** @throws TokenRefused `invalid_client` for an unknown, revoked or wrong-secret client; `invalid_scope`. */
  async execute({ clientId, clientSecret, scope }: TokenRequest): Promise<IssuedToken> {
    const id = this.#text.readClientId(clientId);
    const secret = this.#text.readClientSecret(clientSecret) ?? '';
    const client = id && (await this.credentials.find(id));
    const proof = { type: 'oauth_client', environment: this.environment, secret } as const;
    if (!isAuthentic(client, proof))
      throw new TokenRefused('invalid_client', 'unknown, revoked or wrong-secret client');
    const scopes = requestedScopes(client.scopes, scope);
    const accessToken = await this.tokens.issue({ credential: client.id, company: client.companyId, scopes });
    return { accessToken, expiresIn: this.tokens.lifetime, scopes };
  }
}
