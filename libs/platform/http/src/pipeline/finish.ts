import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryWarning, warningHeader } from '../validation/query-warnings.js';

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

/** Rounds to one decimal. Zero stays 0. */
const milliseconds = (time: number): number => Math.round(time * 10) / 10;
