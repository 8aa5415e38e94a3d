import type { Caller } from './caller.js';

/** Knows which credential a bearer token stands for (§5). Implemented by the access context. */
export abstract class CallerResolver {
  /**
   * The caller of a token that this process has authenticated lately and heard of no change to since; undefined for any
   * other token, which may be a good one all the same.
   */
  abstract known(token: string): Caller | undefined;

  /** @returns undefined when the token is unknown, revoked, expired or of the other environment (A1, A2). */
  abstract resolve(token: string): Promise<Caller | undefined>;
}

/** Counts failed authentications per client address (A6). Implemented by the access context. */
export abstract class FailedAttempts {
  /** Counts one more failure. @returns false when the address has failed too often lately. */
  abstract allow(address: string): Promise<boolean>;
}
