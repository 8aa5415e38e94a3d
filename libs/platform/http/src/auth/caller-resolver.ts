import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../errors/http-failure.js';
import { bearerToken } from './bearer-token.js';
import type { CredentialCause } from '../errors/causes.js';
import type { Actor } from '@partner/kernel';
import type { WorkScope } from '@partner/postgres';
import type { CompletedRequest } from '@partner/runtime';

/** The caller of a request: a credential as an actor, or a portal user, with the granted scopes (§5). */
export interface Caller extends Actor {
  /** Absent for a user. */
  readonly credentialType?: 'api_key' | 'oauth_client';
  /** Full wire names, such as `partner-api.leads.read` (A3). For a user, permissions. */
  readonly scopes: ReadonlySet<string>;
  /** Absent if any client address may use the credential (A12). @throws DomainError `forbidden` for another one. */
  readonly admit?: (address: string) => void;
  /** True if bodies of its requests are kept (R100). */
  readonly keepsBodies?: boolean;
  /** True for an assistant, which has half the rate limit (A17). */
  readonly isAgent?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cause of a 500 or 503 response, for the log. */
    failure?: unknown;
    /** Set by the bearer guard. Undefined on public routes. */
    caller?: Caller;
    /** Reason why the credential is rejected, set by the bearer strategy. */
    credentialProblem?: CredentialCause;
    /** Bodies of the request and the response, for a caller whose bodies are kept. */
    bodies?: CompletedRequest['bodies'];
    /** Rejects the body that is being read (W20). */
    rejectBody?: () => void;
    /** The scope that the route requires. Set by the scope guard. */
    scope?: string;
    work?: WorkScope;
  }
}

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

  /**
   * Checks during a response of minutes that its caller still has the right with which the request began. An access
   * token may expire meanwhile.
   * @throws HttpFailure 401, 403; DomainError `forbidden` while the credential or its company is suspended.
   */
  async checkAgain({ raw, scope = '' }: Pick<FastifyRequest, 'raw' | 'scope'>): Promise<void> {
    const token = bearerToken(raw) ?? '';
    const caller = this.known(token) ?? (await this.resolve(token));
    if (caller === 'expired') return;
    if (typeof caller !== 'object') throw unauthorized(caller ?? 'unknown');
    if (!caller.scopes.has(scope)) throw forbidden(scope);
  }
}
