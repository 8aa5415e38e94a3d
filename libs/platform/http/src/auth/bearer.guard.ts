import { type ExecutionContext, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests, unauthorized } from '../errors/http-failure.js';
import { accessOf } from './access-of.js';
import { headerProblem } from './bearer-token.js';
import { BearerStrategy } from './bearer.strategy.js';
import type { Caller } from './caller.js';
import { knownCaller } from './known-caller.js';
import { CallerResolver, FailedAttempts } from './ports.js';

/**
 * Authenticates requests. Returns 401 for an invalid credential and 429 to an address that failed too often (W10, A6).
 */
@Injectable()
export class BearerGuard extends AuthGuard() implements OnModuleDestroy {
  readonly #strategy: BearerStrategy;

  constructor(
    @Inject(CallerResolver) private readonly callers: CallerResolver,
    @Inject(FailedAttempts) private readonly failures: FailedAttempts,
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
    if (!(await this.failures.allow(ip))) throw tooManyRequests();
    throw unauthorized(credentialProblem ?? headerProblem(raw) ?? 'unknown');
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();
