import type { Actor } from '@partner/kernel';
import type { WorkScope } from '@partner/postgres';
import type { CompletedRequest } from '@partner/runtime';
import type { CredentialCause } from '../errors/causes.js';

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
    /** The database time and cancellation of this request. */
    work?: WorkScope;
  }
}
