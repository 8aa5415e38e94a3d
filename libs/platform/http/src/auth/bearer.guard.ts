import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { type ExecutionContext, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy, type VerifyFunctionWithRequest } from 'passport-http-bearer';
import { HttpFailure, unauthorized } from '../errors/http-failure.js';
import { TokenBuckets } from '../rate-limit/token-buckets.js';
import { accessOf } from './access.decorators.js';
import { headerProblem, bearerToken, onlyAuthorization } from './bearer-token.js';
import { type Caller, CallerResolver } from './caller-resolver.js';
import { requestIdOf } from '../pipeline/request-id.js';

type Request = Parameters<Strategy<VerifyFunctionWithRequest>['authenticate']>[0];

interface Passed {
  readonly headers: { readonly authorization: string | undefined };
  readonly original: FastifyRequest;
}

/**
 * Authenticates a bearer token that this process has not seen recently (§5). Passport's registry is global to the
 * process, so each application registers under a unique name and removes it when it closes.
 */
class BearerStrategy extends Strategy<VerifyFunctionWithRequest> {
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

  close(): void {
    passport.unuse(this.name);
  }
}

/** Returns the caller of a recently authenticated token (§5). Undefined sends the request to the strategy. */
function knownCaller(request: IncomingMessage, callers: CallerResolver): Caller | undefined {
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : callers.known(token);
  return caller && { ...caller, requestId: requestIdOf(request) };
}

/**
 * Authenticates requests. Returns 401 for an invalid credential and 429 to an address that failed too often (W10, A6).
 */
@Injectable()
export class BearerGuard extends AuthGuard() implements OnModuleDestroy {
  readonly #strategy: BearerStrategy;

  constructor(
    @Inject(CallerResolver) private readonly callers: CallerResolver,
    @Inject(TokenBuckets) private readonly buckets: TokenBuckets,
  ) {
    const strategy = new BearerStrategy(callers);
    super({ defaultStrategy: strategy.name, property: 'caller' });
    this.#strategy = strategy;
  }

  onModuleDestroy(): void {
    this.#strategy.close();
  }

  /** Skips the strategy for known callers, so that only the first request of a token pays for it. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context.getHandler(), context.getClass()) === 'public') return true;
    const request = requestOf(context);
    request.caller ??= knownCaller(request.raw, this.callers);
    const admitted = request.caller !== undefined || Boolean(await super.canActivate(context));
    request.caller?.admit?.(request.ip);
    // From here on the database shows only rows of the caller's company (A7).
    if (request.work) request.work.company = request.caller?.company;
    return admitted;
  }

  /**
   * Returns the caller that the strategy found. Passport awaits the promise.
   * @throws HttpFailure 401, 429; any error that the strategy threw.
   */
  override handleRequest<User>(
    error: Error | null,
    caller: Caller | false,
    _: unknown,
    context: ExecutionContext,
  ): User {
    const request = requestOf(context);
    if (error) throw error;
    return (caller ? { ...caller, requestId: request.id } : this.#refuse(request)) as User;
  }

  async #refuse({ ip, raw, credentialProblem }: FastifyRequest): Promise<never> {
    if (!(await this.buckets.allowFailure(ip))) throw HttpFailure.tooManyRequests();
    throw unauthorized(credentialProblem ?? headerProblem(raw) ?? 'unknown');
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();
