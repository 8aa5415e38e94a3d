import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createOrder } from './orders.js';
import { orderItem, ordersPage } from './reads.js';
import { createLead } from './writes.js';

/**
 * The maximum that the machine can do: a bare Fastify with `pg`, hand-written prepared statements and nothing else,
 * doing the same work on the same database. It finds each caller's company in a table, and checks nothing.
 */
const options = '-c jit=off';
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16, options });
const companies = new Map(Object.entries(JSON.parse(process.env['BENCH_COMPANIES'] ?? '{}') as Record<string, string>));
const redis = process.env['REDIS_URL'] ? new Redis(process.env['REDIS_URL']) : undefined;
const server = fastify();
let bytes = Buffer.alloc(0);

const companyOf = (authorization: string | undefined): string => companies.get(authorization ?? '') ?? '';

server.put('/bytes', { bodyLimit: 10_000_000 }, async (request) => {
  bytes = Buffer.from(JSON.stringify(request.body));
  await redis?.set('bytes', bytes);
  return { kept: createHash('sha256').update(bytes).digest('hex') };
});
server.get('/bytes', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
server.get('/redis-bytes', async (_, reply) =>
  reply.type('application/json; charset=utf-8').send(await redis?.getBuffer('bytes')),
);

type Query = { Querystring: Record<string, string> };
server.get<Query>('/orders', ({ headers, query }) => ordersPage(pool, companyOf(headers.authorization), query));
server.get<{ Params: { id: string } }>('/orders/:id', ({ headers, params }) =>
  orderItem(pool, companyOf(headers.authorization), params.id),
);
server.post<{ Body: Record<string, never> }>('/leads', async ({ headers, body }, reply) => {
  reply.code(201);
  return createLead(pool, companyOf(headers.authorization), body, headers['idempotency-key'] as string | undefined);
});
server.post<{ Body: Record<string, never> }>('/orders', async ({ headers, body }, reply) => {
  reply.code(201);
  return createOrder(pool, companyOf(headers.authorization), body);
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
