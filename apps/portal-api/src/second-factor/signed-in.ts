import { HttpFailure } from '@partner/http';
import type { OwnSession, PasskeySite } from '@partner/sign-in';
import type { FastifyRequest } from 'fastify';
import type { Deployment } from '../session/deployment.js';

/** Returns the session of a request that the guard accepted. */
export function sessionOf({ session }: FastifyRequest): OwnSession {
  if (!session) throw new HttpFailure('invalid_credential', 'Sign in first');
  return session;
}

/**
 * Returns the site to which passkeys are bound: the configured address of the portal. Without one, only pages at
 * `localhost` can use passkeys, at any port; a `Host` header does not count.
 */
export function siteOf({ headers }: FastifyRequest, { origin: configured }: Deployment): PasskeySite {
  const given = URL.parse(headers.origin ?? '');
  const local = given?.hostname === 'localhost' ? given.origin : 'http://localhost';
  const origin = configured ?? local;
  return { rpId: new URL(origin).hostname, origin };
}
