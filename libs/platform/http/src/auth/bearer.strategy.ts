import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import { onlyAuthorization } from './bearer-token.js';
import type { CallerResolver } from './ports.js';

/** The request type of the library's typings. */
type Request = Parameters<Strategy<VerifyFunction>['authenticate']>[0];

/**
 * Authenticates a bearer token that this process has not seen recently (§5). Passport's registry is global to the
 * process, so each application registers under a unique name and removes it when it closes.
 */
export class BearerStrategy extends Strategy<VerifyFunction> {
  override readonly name = `bearer ${randomUUID()}`;

  constructor(callers: CallerResolver) {
    super((token, done) => {
      callers.resolve(token).then((caller) => done(null, caller ?? false), done);
    });
    passport.use(this);
  }

  /** Passes on only the one header, because the library would also accept a token from the query and the body. */
  override authenticate(request: Request): void {
    const authorization = onlyAuthorization((request as unknown as FastifyRequest).raw);
    super.authenticate({ headers: { authorization } } as Request);
  }

  /** Removes the strategy from Passport's registry. */
  close(): void {
    passport.unuse(this.name);
  }
}
