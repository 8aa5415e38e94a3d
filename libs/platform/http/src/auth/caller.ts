import type { Actor } from '@partner/kernel';
import type { WorkScope } from '@partner/postgres';

/** Who makes a request: the credential as an actor, or a user of the portal, with what they may do (§5). */
export interface Caller extends Actor {
  /** Absent for a user. */
  readonly credentialType?: 'api_key' | 'oauth_client';
  /** Full wire names, `partner-api.leads.read` (A3); of a user, permissions. */
  readonly scopes: ReadonlySet<string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it is answered 500 or 503, for the log. */
    failure?: unknown;
    /** Set by the bearer guard; undefined on public routes. */
    caller?: Caller;
    /** The scope that the route takes: set by the scope guard, where it takes one. */
    scope?: string;
    /** The database time and cancellation of this request. */
    work?: WorkScope;
  }
}
