import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import { onlyAuthorization } from './bearer-token.js';
import type { CallerResolver } from './ports.js';

/** What the library's types call a request. */
type Request = Parameters<Strategy<VerifyFunction>['authenticate']>[0];

/**
 * Authenticates a bearer token that this process has not seen lately (§5). Passport's registry is one for the whole
 * process, so each application registers under a name of its own, and takes the name back when it closes.
 */
export class BearerStrategy extends Strategy<VerifyFunction> {
  override readonly name = `bearer ${randomUUID()}`;

  constructor(callers: CallerResolver) {
    super((token, done) => {
      callers.resolve(token).then((caller) => done(null, caller ?? false), done);
    });
    passport.use(this);
  }

  /** The library would take a token from the query and from the body too, so it gets to see the one header alone. */
  override authenticate(request: Request): void {
    const authorization = onlyAuthorization((request as unknown as FastifyRequest).raw);
    super.authenticate({ headers: { authorization } } as Request);
  }

  /** Takes the name back. */
  close(): void {
    passport.unuse(this.name);
  }
}
