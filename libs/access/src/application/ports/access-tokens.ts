import type { CompanyId, Id } from '@partner/kernel';
import type { Scope } from '../../domain/scope/scopes.js';

/** Claims of an access token (A2). */
export interface TokenClaims {
  readonly credential: Id;
  readonly company: CompanyId;
  readonly scopes: readonly Scope[];
  /** User who derived the token in the portal; absent for a token that an OAuth client requested (A12). */
  readonly derivedBy?: Id;
}

export interface ReadToken extends TokenClaims {
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number;
}

export abstract class AccessTokens {
  /** Lifetime of a token in seconds (§5.1). */
  abstract readonly lifetime: number;
  /** Lifetime of a derived token in seconds (A12). */
  abstract readonly derivedLifetime: number;

  abstract issue(claims: TokenClaims): Promise<string>;

  /**
   * @returns undefined unless the token was issued here and for this environment; `expired` for one that was, and
   *   `malformed` for a text that is not a token.
   */
  abstract read(token: string): Promise<ReadToken | 'malformed' | 'expired' | undefined>;
}
