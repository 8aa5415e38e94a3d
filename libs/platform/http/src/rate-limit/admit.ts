import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpFailure, tooManyRequests } from '../errors/http-failure.js';
import type { TokenResult } from './token-buckets.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** A token was taken for this request already. */
    admitted?: boolean;
  }
}

/**
 * Tells the caller what is left of its bucket (W11). @param ofCompany what the company's bucket said, where the route
 * has one: that of the headers is the credential's all the same (R73). @returns the 429 when one of them was empty.
 */
export function admit(
  taken: TokenResult,
  request: FastifyRequest,
  reply: FastifyReply,
  ofCompany?: TokenResult,
): HttpFailure | undefined {
  request.admitted = true;
  reply.header('x-ratelimit-limit', String(taken.limit));
  reply.header('x-ratelimit-remaining', String(taken.remaining));
  const seconds = Math.max(taken.retryAfterSeconds, ofCompany?.retryAfterSeconds ?? 0);
  return seconds === 0 ? undefined : tooManyRequests(seconds);
}
