import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { completeBody, failureOf, type Failure } from './failure.js';
import { methodNotAllowed, routeNotFound } from './http-failure.js';
import { KnownRoutes, nearestMethod } from './known-routes.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #log = new Logger('http');

  constructor(@Inject(KnownRoutes) private readonly routes: KnownRoutes) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // Cancelled work may throw anything, so the reason for the cancellation determines the response (W15).
    const cause = request.work?.cancelled ?? error;
    const { status, body, headers } = request.is404 ? this.#unrouted(request) : failureOf(cause, request);
    if (status >= 500) request.failure = cause;
    if (status === 500) this.#log.error(`request ${request.id} failed: ${describe(error)}`, stackOf(error));
    // The timeout or a closed connection may have ended the response first.
    if (reply.sent || reply.raw.headersSent) return;
    void reply.code(status).type('application/json; charset=utf-8').headers(headers).send(completeBody(body, request));
  }

  /** Returns 404 for unknown paths and 405 for known paths with another method (W16). */
  #unrouted(request: FastifyRequest): Failure {
    const { method, raw } = request;
    const path = (raw.url ?? '').split('?', 1)[0]!;
    const methods = this.routes.methodsOf(path);
    if (methods.length === 0 || methods.includes(method)) return failureOf(routeNotFound(this.routes.nearestTo(path)));
    const meant = nearestMethod(method, methods);
    return failureOf(methodNotAllowed(methods, meant && `${meant} ${path}`));
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);
