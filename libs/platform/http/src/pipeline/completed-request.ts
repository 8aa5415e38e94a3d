import { type CompletedRequest, type Metrics, LineLimit, type Logger } from '@partner/runtime';
import type { IncomingMessage } from 'node:http';
import { deprecatedUsesOf } from '../deprecation/deprecation.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { causeText } from '@partner/kernel';

/** Describes a request handled by the framework. Reads the cache and idempotency outcomes from the response headers. */
export function completedRequest(request: FastifyRequest, reply: FastifyReply): CompletedRequest {
  const { id, method, url, caller, failure, responseError, span, bodies } = request;
  const length = Number(reply.getHeader('content-length'));
  const outcome = reply.getHeader('x-cache');
  return {
    id,
    method,
    url,
    route: request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'),
    status: reply.statusCode,
    milliseconds: reply.elapsedTime,
    caller,
    failure,
    errorCode: responseError?.code,
    errorMessage: responseError?.message,
    errorField: responseError?.field,
    bodies,
    bytes: Number.isNaN(length) ? undefined : length,
    client: () => clientOf(request.raw, request.ip),
    cache: outcome === undefined ? undefined : outcome === 'HIT' ? 'hit' : 'miss',
    replayed: reply.hasHeader('idempotency-replayed'),
    span,
    deprecated: deprecatedUsesOf(request),
  };
}

/** Describes the client of a request: any client may name the tool of an assistant that sends it (R100). */
export function clientOf(
  { headers }: IncomingMessage,
  address: string,
): ReturnType<NonNullable<CompletedRequest['client']>> {
  const tool = headers['partner-tool'];
  const isName = typeof tool === 'string' && /^[a-z_]{1,40}$/.test(tool);
  const isDryRun = headers['partner-dry-run'] === 'true';
  return { address, agent: headers['user-agent'], isDryRun, ...(isName && { tool }) };
}

/** Adds the response to the bodies of a request whose caller keeps them, if it is a text and not streamed. */
export function keepResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const isText = /json|^text\//.test(String(reply.getHeader('content-type')));
  if (isText && (typeof payload === 'string' || Buffer.isBuffer(payload)))
    request.bodies = { ...request.bodies, response: payload };
}

/** Members of an error response that identify its cause (R80, W19). */
export interface ResponseError {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
}

/** Returns the members of an error response; undefined for a body that is not JSON. */
export function errorIn(payload: unknown): ResponseError | undefined {
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined;
  try {
    const { code, error, field } = JSON.parse(text) as Record<string, unknown>;
    return { code: textOf(code), message: textOf(error), field: textOf(field) };
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Measures every response of a server, including those without a route or handler. */
export function observeHttp(metrics: Metrics): (request: CompletedRequest) => void {
  const { httpRequests, listCache, rateLimited, idempotencyReplays } = metrics;
  return ({ method, route, status, milliseconds, cache, replayed }) => {
    httpRequests.observe({ method, route, status }, milliseconds / 1_000);
    if (cache) listCache.inc({ outcome: cache });
    if (status === 429) rateLimited.inc();
    if (replayed) idempotencyReplays.inc();
  };
}

/** Matches a token in any path. */
const token = /(?<=\/)[\w-]{43,}(?=\/|$)/g;

/**
 * Logs one line per response: caller, request and outcome, with the cause of a 408, 500 or 503. Those of the last two
 * are warnings for the first occurrences of each cause and information after that, so that they stay readable during
 * a database outage. Query, headers and tokens in the path are omitted, because they may be secrets.
 */
export function logRequests(logger: Logger): (request: CompletedRequest) => void {
  const limit = new LineLimit();
  return ({ id, method, url, caller, status, milliseconds, failure, errorMessage, span }) => {
    const failed = status >= 500;
    const cause = failed ? causeText(failure) : status === 408 ? errorMessage : undefined;
    const omitted = failed ? limit.admit(cause!) : undefined;
    logger[omitted === undefined ? 'info' : 'warn'](
      {
        requestId: id,
        ...span?.ids,
        company: caller?.company,
        credential: caller?.id,
        method,
        path: url.split('?', 1)[0]!.replaceAll(token, ':token'),
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(cause !== undefined && { cause }),
        ...(omitted && { warningsOmitted: omitted }),
      },
      'request',
    );
  };
}
