import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests, unauthorized } from '../errors/http-failure.js';
import { accessOf } from './access-of.js';
import { callerOf } from './caller-of.js';
import { CallerResolver, FailedAttempts } from './ports.js';

/** Lets a request through as its caller, or answers 401; 429 to an address that failed too often (W10, A6). */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    @Inject(CallerResolver) private readonly callers: CallerResolver,
    @Inject(FailedAttempts) private readonly failures: FailedAttempts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context) === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller ??= await callerOf(request, this.callers);
    if (request.caller) return true;
    throw (await this.failures.allow(request.ip)) ? unauthorized() : tooManyRequests();
  }
}
