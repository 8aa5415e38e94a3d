import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
import { companyLimitOf } from './company-limit.decorator.js';
import { RateLimits } from './rate-limits.js';

/**
 * Takes a token for every request with a valid credential, whatever it will answer (W9), and one of its company where
 * the route has a limit for that, at the same time (R53). A public route costs nothing.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** @throws HttpFailure 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.caller?.id || request.admitted) return true;
    const limit = companyLimitOf(context);
    const [taken, ofCompany] = await Promise.all([
      this.limits.take(request.caller.id),
      limit === undefined ? undefined : this.limits.takeOfCompany(limit, request.caller.company),
    ]);
    const refusal = admit(taken, request, http.getResponse<FastifyReply>(), ofCompany);
    if (refusal) throw refusal;
    return true;
  }
}
