import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { newId } from '@partner/kernel';
import { completeBody, type ErrorDocs } from '../errors/failure.js';
import type { HttpErrorCode } from '../errors/http-errors.js';
import { requestIdOf } from './request-id.js';

type Answer = readonly [status: string, code: HttpErrorCode, error: string];

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'the request headers are too large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'the request did not arrive in time'],
};
const invalidHttp: Answer = ['400 Bad Request', 'invalid_request', 'the request is not valid HTTP'];

/** Headers on every response of a service. The request is missing if it could not be parsed. */
export type ResponseHeaders = (request?: FastifyRequest) => Readonly<Record<string, string>>;

export interface ServiceResponses {
  readonly headers: ResponseHeaders;
  readonly errorDocs?: ErrorDocs;
}

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Responds to malformed HTTP, which never becomes a request, in the form of every other error (§7). */
export function answerClientError(service: ServiceResponses, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, message] = answers[error.code ?? ''] ?? invalidHttp;
  const id = newId('random');
  const body = bodyOf(service, id, code, message);
  const headers = Object.entries({ ...service.headers(), ...headersOf(body, id) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status}`, ...headers];
  // A request whose body does not arrive has its response, and one that has begun must not be interrupted by a second.
  const { _httpMessage: current, parser } = socket as unknown as {
    readonly _httpMessage?: { readonly headersSent: boolean };
    readonly parser?: { readonly incoming?: IncomingMessage | null };
  };
  const isAnswered = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && parser?.incoming;
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  if (socket.writable && !current?.headersSent && !isAnswered)
    socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  else socket.destroy();
}

/** Responds to an unsupported `Expect` header (RFC 9110 §10.1.1), in the same form. */
export function answerExpectation(service: ServiceResponses, request: IncomingMessage, response: ServerResponse): void {
  const id = requestIdOf(request);
  const body = bodyOf(service, id, 'expectation_failed', 'the expectation of the request is not supported');
  response.writeHead(417, { ...service.headers(), ...headersOf(body, id) }).end(body);
}

const bodyOf = ({ errorDocs }: ServiceResponses, id: string, code: HttpErrorCode, error: string): string =>
  JSON.stringify(completeBody({ error, code }, { id, errorDocs }));

const headersOf = (body: string, requestId: string): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'X-Request-Id': requestId,
  'Server-Timing': 'db;dur=0.0, total;dur=0.0',
  'Cache-Control': 'no-store',
  Connection: 'close',
});

/** Time for a caller to read the response to a malformed request, in milliseconds. */
const lingerMs = 1_000;

/** Closes a connection that has been responded to, even when the peer keeps its side open. */
export function closeAfterResponse(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
