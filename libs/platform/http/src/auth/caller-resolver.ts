import type { CredentialCause } from '../errors/causes.js';
import type { Caller } from './caller.js';

/** Maps a bearer token to its credential (§5). Implemented by the access context. */
export abstract class CallerResolver {
  /**
   * Returns the caller of a token that this process authenticated recently and that has not changed since. Undefined
   * for any other token, which may still be valid.
   */
  abstract known(token: string): Caller | undefined;

  /**
   * @returns the reason for a token that is malformed, revoked, expired or of the other environment (A1, A2);
   *   undefined for an unknown one. It must be `revoked` or `expired` only if the secret or signature is right, and
   *   take no more steps for one guess than for another (W19).
   */
  abstract resolve(token: string): Promise<Caller | CredentialCause | undefined>;
}
