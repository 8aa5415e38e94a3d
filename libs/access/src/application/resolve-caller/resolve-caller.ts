import type { PortalManagers } from '@partner/companies';
import { type Actor, type CompanyId, type Id, portal, ReplacedSecrets, type UnitOfWork } from '@partner/kernel';
import { type CredentialType, isExpired } from '../../domain/credential/credential.js';
import { admission } from '../limits/allowed-addresses.js';
import { checkNotSuspended } from '../secret/check-not-suspended.js';
import { isProven } from '../secret/is-authentic.js';
import type { Environment } from '../../domain/environment.js';
import type { Scope } from '../../domain/scope/scopes.js';
import { CredentialText, type KeyProblem } from '../../domain/text/credential-text.js';
import type { AccessTokens } from '../ports/access-tokens.js';
import type { CredentialDirectory, KnownCredential } from '../ports/credentials.js';

/** Caller identified by a bearer token, regardless of its kind (§5.1). */
export interface Identity extends Actor {
  readonly credentialType: CredentialType;
  readonly scopes: ReadonlySet<string>;
  /** Absent if any address may use the credential (A12). @throws DomainError `forbidden` for another one. */
  readonly admit?: (address: string) => void;
  /** True if bodies of its requests are kept (R100). */
  readonly keepsBodies?: boolean;
  /** True if an assistant uses it (A17). */
  readonly isAgent?: boolean;
}

/** Reason why a token is rejected. All but the reasons about its text require the right secret or signature. */
export type TokenProblem = KeyProblem | 'revoked' | 'expired' | 'credential_expired';

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
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
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
    const credential = await this.credentials.find(key.id, key.company);
    const at = this.work.now();
    const proof = { type: 'api_key', environment: this.environment, secret: key.secret, at } as const;
    if (!isProven(credential, proof)) return undefined;
    if (credential.revokedAt !== null) return 'revoked';
    if (isExpired(credential, at)) return 'credential_expired';
    checkNotSuspended(credential);
    const former = new ReplacedSecrets(credential.previousSecrets).working(at);
    const graces = former.map((replaced) => new Date(replaced.until));
    return { caller: identity(credential, credential.scopes), ...until(credential.expiresAt, ...graces) };
  }

  /**
   * Revoking or rotating the client does not end its tokens (§5.3); removing a scope from the client does remove it
   * from them (A2). A token that a user derived ends with its credential, whatever the type of that, and with the right
   * of the user, which is checked for every request (A12).
   */
  async #byAccessToken(text: string): Promise<Authenticated | TokenProblem | undefined> {
    const claims = await this.tokens.read(text);
    if (typeof claims === 'string') return claims;
    const client = claims && (await this.credentials.find(claims.credential, claims.company));
    if (!client) return undefined;
    if (claims.derivedBy === undefined ? client.type !== 'oauth_client' : client.environment !== this.environment)
      return undefined;
    const { company, derivedBy, expiresAt } = claims;
    if (derivedBy !== undefined && (client.revokedAt !== null || !(await this.#mayDerive(company, derivedBy))))
      return 'revoked';
    if (isExpired(client, this.work.now())) return 'credential_expired';
    checkNotSuspended(client);
    const scopes = claims.scopes.filter((scope) => client.scopes.includes(scope));
    const end = derivedBy === undefined ? new Date(expiresAt) : this.work.now();
    return { caller: identity(client, scopes), ...until(client.expiresAt, end) };
  }

  /** True if the user may manage credentials. */
  #mayDerive(company: CompanyId, user: Id): Promise<boolean> {
    return this.work.run(portal(company), async () => {
      const manager = await this.managers.find(company, user);
      return manager?.rights.has('partner-api.credentials') ?? false;
    });
  }
}

/** The earliest of these times, after which the caller is looked up again. */
function until(...ends: readonly (Date | null)[]): { readonly expiresAt?: number } {
  const times = ends.flatMap((end) => (end ? [end.getTime()] : []));
  return times.length === 0 ? {} : { expiresAt: Math.min(...times) };
}

const identity = (
  { id, companyId, type, name, allowedAddresses, keepsBodies, agent, confirmLimit }: KnownCredential,
  scopes: readonly Scope[],
): Identity => ({
  company: companyId,
  kind: 'credential',
  id,
  name,
  credentialType: type,
  scopes: new Set(scopes),
  ...(allowedAddresses && { admit: admission(allowedAddresses) }),
  ...(keepsBodies && { keepsBodies }),
  ...(agent && { isAgent: true }),
  ...(confirmLimit !== null && { confirmLimit }),
});
