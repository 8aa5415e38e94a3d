import { unavailable } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../errors/failure.js';

/** How long the cancelled work may take to fail by itself, in milliseconds: a commit that won is answered as one. */
const grace = 250;

/** Ends the request after `milliseconds`: its database work is cancelled and the answer is 503 (W15). */
export function setDeadline(milliseconds: number, request: FastifyRequest, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (reply.sent) return;
    const spent = Math.round(request.work?.databaseMilliseconds ?? 0);
    const reason = unavailable(
      'timeout',
      'request timed out',
      `${milliseconds} ms are over, ${spent} of them in the database`,
    );
    request.failure = reason;
    void request.work?.cancel(reason);
    setTimeout(() => {
      if (!reply.sent) void reply.code(503).send(failureOf(reason).body);
    }, grace).unref();
  }, milliseconds).unref();
  // After a client that went away the work still has its deadline.
  reply.raw.once('close', () => reply.sent && clearTimeout(timer));
}
