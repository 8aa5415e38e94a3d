import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries, errors included: request id (W17), timing and cacheability (W12). */
export function finish(request: FastifyRequest, reply: FastifyReply): void {
  const database = request.work?.databaseMilliseconds ?? 0;
  reply.header('x-request-id', request.id);
  reply.header('server-timing', serverTiming(database, reply.elapsedTime));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/** Milliseconds in the database and altogether, as a header. */
export const serverTiming = (database: number, total: number): string =>
  `db;dur=${milliseconds(database)}, total;dur=${milliseconds(total)}`;

/** One place is enough, and nothing is 0. */
const milliseconds = (time: number): number => Math.round(time * 10) / 10;
