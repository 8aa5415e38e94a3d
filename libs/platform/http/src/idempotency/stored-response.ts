import { JsonResponse } from '@partner/kernel';
import type { FastifyReply } from 'fastify';
import type { Failure } from '../errors/failure.js';

/** A response as stored beside its change, and as sent the first time and on every replay (I3, I4). */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent when there is no body. */
  readonly body?: string;
}

/** Headers set by a handler that a replay repeats (I4). */
const replayedHeaders = ['etag', 'location'] as const;

export function responseOf(result: unknown, reply: FastifyReply): StoredResponse {
  const headers: Record<string, string> = {};
  for (const name of replayedHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  if (result instanceof JsonResponse && result.version !== undefined) headers['etag'] = `"${result.version}"`;
  const body = result instanceof JsonResponse ? result.text : JSON.stringify(result);
  return { status: reply.statusCode, headers, ...(body !== undefined && { body }) };
}

export const responseOfFailure = ({ status, headers, body }: Failure): StoredResponse => ({
  status,
  headers,
  body: JSON.stringify(body),
});

const transientStatuses = new Set([401, 403, 413, 415, 429]);

/** True if a failure finishes the operation, so that it is replayed (I4). */
export const isFinal = ({ status }: Failure): boolean => status < 500 && !transientStatuses.has(status);

/**
 * Applies a response to the reply.
 * @returns the value that the handler chain returns in order to send it.
 */
export function applyResponse(reply: FastifyReply, { status, headers, body }: StoredResponse): Buffer | undefined {
  reply.status(status).headers(headers);
  if (body === undefined) return undefined;
  reply.type('application/json; charset=utf-8');
  return Buffer.from(body);
}
