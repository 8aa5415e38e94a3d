import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests, unauthorized } from '../errors/http-failure.js';
import { accessOf } from './access-of.js';
import { onlyAuthorization } from './bearer-token.js';
import type { RequestView } from './bearer.strategy.js';
import type { Caller } from './caller.js';
import { FailedAttempts } from './ports.js';

/** Lets a request through as its caller, or answers 401; 429 to an address that failed too often (W10, A6). */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  constructor(@Inject(FailedAttempts) private readonly failures: FailedAttempts) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context) === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.caller) await super.canActivate(context);
    if (request.caller) return true;
    throw (await this.failures.allow(request.ip)) ? unauthorized() : tooManyRequests();
  }

  override getRequest(context: ExecutionContext): RequestView {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return { headers: { authorization: onlyAuthorization(request) }, address: request.ip };
  }

  /** Keeps who it is on the request; nobody is no error yet. */
  override handleRequest<User = Caller>(error: Error | null, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (error) throw error;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (user) request.caller = { ...(user as unknown as Caller), requestId: request.id };
    return user as User;
  }
}
