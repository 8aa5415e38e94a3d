import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors/http-failure.js';
import { RateLimits } from './rate-limits.js';

/** Takes a token for every request with a valid credential, whatever it will answer (W9). A public route costs nothing. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** @throws HttpFailure 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { caller } = http.getRequest<FastifyRequest>();
    if (!caller?.id) return true;
    const { allowed, limit, remaining, retryAfterSeconds } = await this.limits.take(caller.id);
    const reply = http.getResponse<FastifyReply>();
    reply.header('X-RateLimit-Limit', String(limit));
    reply.header('X-RateLimit-Remaining', String(remaining));
    if (!allowed) throw tooManyRequests(retryAfterSeconds);
    return true;
  }
}
