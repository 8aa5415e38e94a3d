import type { CompanyId, Id } from '@partner/kernel';
import type { Scope } from '../../domain/scope/scopes.js';

/** What an access token says (A2). */
export interface TokenClaims {
  readonly credential: Id;
  readonly company: CompanyId;
  readonly scopes: readonly Scope[];
}

/** The claims of a token that is good. */
export interface ReadToken extends TokenClaims {
  /** Milliseconds since the epoch: from then on it is none any more. */
  readonly expiresAt: number;
}

/** Signs and reads access tokens of this environment. */
export abstract class AccessTokens {
  /** Seconds a token is valid (§5.1). */
  abstract readonly lifetime: number;

  abstract issue(claims: TokenClaims): Promise<string>;

  /** @returns undefined unless the token was issued here, for this environment, and has not expired. */
  abstract read(token: string): Promise<ReadToken | undefined>;
}
