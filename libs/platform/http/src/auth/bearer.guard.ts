import { type ExecutionContext, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests, unauthorized } from '../errors/http-failure.js';
import { accessOf } from './access-of.js';
import { BearerStrategy } from './bearer.strategy.js';
import type { Caller } from './caller.js';
import { knownCaller } from './known-caller.js';
import { CallerResolver, FailedAttempts } from './ports.js';

/** Lets a request through as its caller, or answers 401; 429 to an address that failed too often (W10, A6). */
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

  /** A caller who is known needs no strategy: only the first sight of a token pays for it. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context) === 'public') return true;
    const request = requestOf(context);
    request.caller ??= knownCaller(request.raw, this.callers);
    const admitted = request.caller !== undefined || Boolean(await super.canActivate(context));
    // From here on the database shows the rows of the caller's company alone (A7).
    if (request.work) request.work.company = request.caller?.company;
    return admitted;
  }

  /**
   * What the strategy found out. Passport awaits the promise. @throws HttpFailure 401, 429; what the strategy threw.
   */
  override handleRequest<User>(
    error: Error | null,
    caller: Caller | false,
    _: unknown,
    context: ExecutionContext,
  ): User {
    const { id: requestId, ip } = requestOf(context);
    if (error) throw error;
    return (caller ? { ...caller, requestId } : this.#refuse(ip)) as User;
  }

  async #refuse(address: string): Promise<never> {
    throw (await this.failures.allow(address)) ? unauthorized() : tooManyRequests();
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();
