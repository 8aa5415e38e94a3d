import { hkdfSync, type webcrypto } from 'node:crypto';
import { type Clock, type CompanyId, isId, newId } from '@partner/kernel';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { AccessTokens, type ReadToken, type TokenClaims } from '../application/ports/access-tokens.js';
import type { Environment } from '../domain/environment.js';
import { isScope } from '../domain/scope/scopes.js';

const algorithm = 'HS256';
const issuer = 'partner-api';
/** RFC 9068: prevents other tokens signed with the same key from being accepted as access tokens. */
const type = 'at+jwt';

/** Access tokens as signed JWTs (A2). */
export class JwtAccessTokens extends AccessTokens {
  readonly lifetime = 3600;
  readonly derivedLifetime = 600;
  readonly #keys: readonly Promise<webcrypto.CryptoKey>[];

  /**
   * @param secrets 32 bytes each. Tokens are signed with a key derived from the first and verified with keys derived
   * from all of them (R87).
   */
  constructor(
    secrets: readonly [Uint8Array, ...Uint8Array[]],
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {
    super();
    this.#keys = secrets.map(signingKey);
  }

  async issue({ credential, company, scopes, derivedBy }: TokenClaims): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const lifetime = derivedBy === undefined ? this.lifetime : this.derivedLifetime;
    // The actor claim of RFC 8693 §4.1.
    const act = derivedBy && { act: { sub: derivedBy } };
    return new SignJWT({ company, env: this.environment, scopes: [...scopes], ...act })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(credential)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .setJti(newId())
      .sign(await this.#keys[0]!);
  }

  async read(token: string): Promise<ReadToken | 'malformed' | 'expired' | undefined> {
    const parts = token.split('.');
    if (parts.length !== 3) return 'malformed';
    if (!parts.every(isCanonical)) return undefined;
    const payload = await this.#verified(token);
    if (payload === 'expired') return payload;
    const claims = payload?.['env'] === this.environment ? claimsOf(payload) : undefined;
    return claims && payload?.exp !== undefined ? { ...claims, expiresAt: payload.exp * 1000 } : undefined;
  }

  /** @returns `expired` only for a token that this deployment signed. */
  async #verified(token: string): Promise<JWTPayload | 'expired' | undefined> {
    const currentDate = this.clock.now();
    const options = { algorithms: [algorithm], issuer, typ: type, currentDate, requiredClaims: ['sub', 'exp', 'iat'] };
    for (const key of this.#keys) {
      try {
        return (await jwtVerify(token, await key, options)).payload;
      } catch (error) {
        // The signature is checked before the expiry.
        if (error instanceof errors.JWTExpired && error.payload['env'] === this.environment) return 'expired';
      }
    }
    return undefined;
  }
}

/**
 * Rejects padding and spare bits: base64url has several texts for the same bytes, but a token has one (RFC 7515 §2).
 */
const isCanonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

function claimsOf({ sub, company, scopes, act }: JWTPayload): TokenClaims | undefined {
  if (!isId(sub) || !isId(company) || !Array.isArray(scopes)) return undefined;
  const known = scopes.filter((scope) => typeof scope === 'string').filter(isScope);
  const claims = { credential: sub, company: company as CompanyId, scopes: known };
  if (act === undefined) return claims;
  const { sub: derivedBy } = Object(act) as { readonly sub?: unknown };
  return isId(derivedBy) ? { ...claims, derivedBy } : undefined;
}

async function signingKey(secret: Uint8Array): Promise<webcrypto.CryptoKey> {
  const bytes = hkdfSync('sha256', secret, new Uint8Array(0), 'partner access tokens', 32);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
