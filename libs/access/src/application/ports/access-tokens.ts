import type { CompanyId, Id } from '@partner/kernel';
import type { Scope } from '../../domain/scope/scopes.js';

/** Claims of an access token (A2). */
export interface TokenClaims {
  readonly credential: Id;
  readonly company: CompanyId;
  readonly scopes: readonly Scope[];
}

export interface ReadToken extends TokenClaims {
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number;
}

export abstract class AccessTokens {
  /** Lifetime of a token in seconds (§5.1). */
  abstract readonly lifetime: number;

  abstract issue(claims: TokenClaims): Promise<string>;

  /**
   * @returns undefined unless the token was issued here and for this environment; `expired` for one that was, and
   *   `malformed` for a text that is not a token.
   */
  abstract read(token: string): Promise<ReadToken | 'malformed' | 'expired' | undefined>;
}
