import type { FastifyReply } from 'fastify';
import type { CachedList } from './list-cache-store.js';

/** Response of a cached list: its bytes, the list and entry they belong to, and whether they came from the cache. */
export class ListResponse {
  constructor(
    readonly list: CachedList,
    readonly entry: string,
    readonly body: Buffer,
    readonly hit: boolean,
  ) {}
}

/** Headers of a list response: cache outcome and cacheability (§1.6, W12). */
export const listHeaders = (hit: boolean): [name: string, value: string][] => [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['x-cache', hit ? 'HIT' : 'MISS'],
];

/**
 * Sets the headers.
 * @returns the unchanged bytes.
 */
export function sendList({ body, hit }: ListResponse, reply: FastifyReply): Buffer {
  for (const [name, value] of listHeaders(hit)) reply.header(name, value);
  return body;
}
