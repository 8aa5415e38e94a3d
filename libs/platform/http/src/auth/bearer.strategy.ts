import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy, type VerifyFunctionWithRequest } from 'passport-http-bearer';
import { onlyAuthorization } from './bearer-token.js';
import type { CallerResolver } from './ports.js';

/** The request type of the library's typings. */
type Request = Parameters<Strategy<VerifyFunctionWithRequest>['authenticate']>[0];

/** The request as passed through the library. */
interface Passed {
  readonly headers: { readonly authorization: string | undefined };
  readonly original: FastifyRequest;
}

/**
 * Authenticates a bearer token that this process has not seen recently (§5). Passport's registry is global to the
 * process, so each application registers under a unique name and removes it when it closes.
 */
export class BearerStrategy extends Strategy<VerifyFunctionWithRequest> {
  override readonly name = `bearer ${randomUUID()}`;

  constructor(callers: CallerResolver) {
    super({ passReqToCallback: true }, (request, token, done) => {
      callers.resolve(token).then((found) => {
        if (typeof found === 'string') (request as unknown as Passed).original.credentialProblem = found;
        done(null, typeof found === 'object' ? found : false);
      }, done);
    });
    passport.use(this);
  }

  /** Passes on only the one header, because the library would also accept a token from the query and the body. */
  override authenticate(request: Request): void {
    const original = request as unknown as FastifyRequest;
    const passed: Passed = { headers: { authorization: onlyAuthorization(original.raw) }, original };
    super.authenticate(passed as unknown as Request);
  }

  /** Removes the strategy from Passport's registry. */
  close(): void {
    passport.unuse(this.name);
  }
}
