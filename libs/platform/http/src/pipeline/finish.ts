import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryWarning, warningHeader } from '../validation/query-warnings.js';
import { unavailable } from '@partner/kernel';
import { completeBody, failureOf } from '../errors/failure.js';

/**
 * Sets the headers of every response, errors included: request id (W17), timing, cacheability (W12) and, of a success,
 * the warning about its query (W19).
 */
export function setStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const database = request.work?.databaseMilliseconds ?? 0;
  reply.header('x-request-id', request.id);
  reply.header('server-timing', serverTiming(database, reply.elapsedTime));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const warning = reply.statusCode < 400 ? queryWarning(request) : undefined;
  if (warning !== undefined) reply.header(warningHeader, warning);
}

/** Formats the database time and total time in milliseconds as a `Server-Timing` header. */
export const serverTiming = (database: number, total: number): string =>
  `db;dur=${milliseconds(database)}, total;dur=${milliseconds(total)}`;

const milliseconds = (time: number): number => Math.round(time * 10) / 10;

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
