import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpFailure, tooManyRequests } from '../errors/http-failure.js';
import type { TokenResult } from './token-buckets.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** A token was taken for this request already. */
    admitted?: boolean;
  }
}

/** Tells the caller what is left of its bucket (W11). @returns the 429 when nothing is. */
export function admit(taken: TokenResult, request: FastifyRequest, reply: FastifyReply): HttpFailure | undefined {
  request.admitted = true;
  reply.header('x-ratelimit-limit', String(taken.limit));
  reply.header('x-ratelimit-remaining', String(taken.remaining));
  return taken.allowed ? undefined : tooManyRequests(taken.retryAfterSeconds);
}
