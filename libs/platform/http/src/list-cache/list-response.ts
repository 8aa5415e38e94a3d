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

/** What the answer of a list says of itself: where its bytes came from, and who may keep them (§1.6, W12). */
export const listHeaders = (hit: boolean): [name: string, value: string][] => [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['x-cache', hit ? 'HIT' : 'MISS'],
];

/** @returns the bytes, to be sent as they are. */
export function sendList({ body, hit }: ListResponse, reply: FastifyReply): Buffer {
  for (const [name, value] of listHeaders(hit)) reply.header(name, value);
  return body;
}
