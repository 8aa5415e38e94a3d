import { unavailable } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { completeBody, failureOf } from '../errors/failure.js';

/** Milliseconds for cancelled work to end by itself. A commit that finished first is reported as a success. */
const grace = 250;

/**
 * Ends the request after `milliseconds`: responds with 408 while its body is being read (W20), else cancels its
 * database work and responds with 503 (W15).
 */
export function setDeadline(milliseconds: number, request: FastifyRequest, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (reply.sent) return;
    if (request.rejectBody) return request.rejectBody();
    const spent = Math.round(request.work?.databaseMilliseconds ?? 0);
    const reason = unavailable(
      'timeout',
      'request timed out',
      `${milliseconds} ms have passed, ${spent} of them in the database`,
    );
    request.failure = reason;
    void request.work?.cancel(reason);
    setTimeout(() => {
      if (!reply.sent) void reply.code(503).send(completeBody(failureOf(reason).body, request));
    }, grace).unref();
  }, milliseconds).unref();
  // The work keeps its deadline when the client disconnects.
  reply.raw.once('close', () => reply.sent && clearTimeout(timer));
}
