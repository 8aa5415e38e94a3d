import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from '../errors/http-failure.js';
import { rateLimitHeaders, RateLimits } from './rate-limits.js';
import type { TokenResult } from './token-buckets.js';

const limitKey = 'partner:rate-limit';

/** Buckets that calls of a route are charged to. */
interface Charged {
  /** Named limit that all credentials of the company share, in addition to the usual buckets (R53). */
  readonly company?: string;
  /** Another bucket of the credential, of the same size, for a handler that sends requests of the caller. */
  readonly own?: string;
}

/** Charges calls of a route to other buckets than most calls. */
export const RateLimit = (charged: Charged): MethodDecorator => SetMetadata(limitKey, charged);

declare module 'node:http' {
  interface IncomingMessage {
    /** Result of the credential's and company's buckets, if charged before the framework. */
    rateLimitResult?: TokenResult;
  }
}

/**
 * Charges one token to the credential and one to its company for every request with a valid credential, regardless of
 * the response (W9, A9). Routes with a company limit charge it one more at the same time (R53). A public route costs
 * nothing.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** @throws HttpFailure 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.caller?.id) return true;
    const { id, company, isAgent } = request.caller;
    const { own, company: limit } = (Reflect.getMetadata(limitKey, context.getHandler()) ?? {}) as Charged;
    const [taken, ofCompany] = await Promise.all([
      own === undefined
        ? (request.raw.rateLimitResult ?? this.limits.take(id, company, isAgent))
        : this.limits.takeFrom(own, id, isAgent),
      limit === undefined ? undefined : this.limits.takeForCompany(limit, company),
    ]);
    // The headers describe the credential, even when the company's bucket is the empty one (W11, R73).
    const reply = http.getResponse<FastifyReply>();
    for (const [name, value] of rateLimitHeaders(taken)) reply.header(name, value);
    const seconds = Math.max(taken.retryAfterSeconds, ofCompany?.retryAfterSeconds ?? 0);
    if (seconds > 0)
      throw HttpFailure.tooManyRequests(
        seconds,
        this.limits.inWords(seconds, ofCompany?.allowed === false ? limit : undefined, isAgent),
      );
    return true;
  }
}
