import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries, errors included: request id (W17), timing and cacheability (W12). */
export function finish(request: FastifyRequest, reply: FastifyReply): void {
  const database = request.work?.databaseMilliseconds ?? 0;
  reply.header('x-request-id', request.id);
  reply.header('server-timing', `db;dur=${database.toFixed(1)}, total;dur=${reply.elapsedTime.toFixed(1)}`);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
