import { JsonResponse } from '@partner/kernel';
import type { FastifyReply } from 'fastify';
import type { Failure } from '../errors/failure.js';

/** An answer as it is stored beside the change it tells of, and sent, the first time and ever after (I3, I4). */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent when there is no body. */
  readonly body?: string;
}

/** Headers that a handler sets on its reply and a replay has to repeat (I4). */
const repeated = ['etag', 'location'] as const;

/** The answer that a handler gave. */
export function responseOf(result: unknown, reply: FastifyReply): StoredResponse {
  const headers: Record<string, string> = {};
  for (const name of repeated) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  if (result instanceof JsonResponse && result.version !== undefined) headers['etag'] = `"${result.version}"`;
  const body = result instanceof JsonResponse ? result.text : JSON.stringify(result);
  return { status: reply.statusCode, headers, ...(body !== undefined && { body }) };
}

/** The answer that a failure is. */
export const responseOfFailure = ({ status, headers, body }: Failure): StoredResponse => ({
  status,
  headers,
  body: JSON.stringify(body),
});

const passing = new Set([401, 403, 413, 415, 429]);

/** Whether a failure finishes the operation, so that it is replayed too (I4). */
export const isFinal = ({ status }: Failure): boolean => status < 500 && !passing.has(status);

/** Puts an answer on the reply. @returns what the handler chain has to return to send it. */
export function sent(reply: FastifyReply, { status, headers, body }: StoredResponse): Buffer | undefined {
  reply.status(status).headers(headers);
  if (body === undefined) return undefined;
  reply.type('application/json; charset=utf-8');
  return Buffer.from(body);
}
