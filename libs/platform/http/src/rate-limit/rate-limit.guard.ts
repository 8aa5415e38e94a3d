import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
import { RateLimits } from './rate-limits.js';

/**
 * Takes a token for every request with a valid credential, whatever it will answer (W9). A public route costs nothing.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** @throws HttpFailure 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.caller?.id || request.admitted) return true;
    const refusal = admit(await this.limits.take(request.caller.id), request, http.getResponse<FastifyReply>());
    if (refusal) throw refusal;
    return true;
  }
}
