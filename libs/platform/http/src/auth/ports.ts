import type { Caller } from './caller.js';

/** Maps a bearer token to its credential (§5). Implemented by the access context. */
export abstract class CallerResolver {
  /**
   * Returns the caller of a token that this process authenticated recently and that has not changed since. Undefined
   * for any other token, which may still be valid.
   */
  abstract known(token: string): Caller | undefined;

  /** @returns undefined when the token is unknown, revoked, expired or of the other environment (A1, A2). */
  abstract resolve(token: string): Promise<Caller | undefined>;
}

/** Counts failed authentications per client address (A6). Implemented by the access context. */
export abstract class FailedAttempts {
  /**
   * Counts one more failure.
   * @returns false when the address has failed too often recently.
   */
  abstract allow(address: string): Promise<boolean>;
}
