import type { FastifyReply } from 'fastify';
import type { CachedList } from './list-cache-store.js';

/** The answer of a cached list: its bytes, what they answer, and whether they came from the cache. */
export class ListResponse {
  constructor(
    readonly list: CachedList,
    readonly entry: string,
    readonly body: Buffer,
    readonly hit: boolean,
  ) {}
}

/** Says on the reply where the bytes came from (§1.6, W12). @returns the bytes, to be sent as they are. */
export function sendList({ body, hit }: ListResponse, reply: FastifyReply): Buffer {
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('cache-control', 'private, no-cache');
  reply.header('x-cache', hit ? 'HIT' : 'MISS');
  return body;
}
