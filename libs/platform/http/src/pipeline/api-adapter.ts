import { FastifyAdapter } from '@nestjs/platform-fastify';
import { invalid, JsonResponse, unavailable } from '@partner/kernel';
import { workScope, WorkScope } from '@partner/postgres';
import {
  type CompletedRequest,
  hostProblem,
  type Tracer,
  traceRequests,
  type Logger,
  type Metrics,
} from '@partner/runtime';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../client-address/client-address.js';
import { failureOf } from '../errors/failure.js';
import { noRoute } from '../errors/http-failure.js';
import { KnownRoutes } from '../errors/known-routes.js';
import { ListResponse, sendList } from '../list-cache/list-response.js';
import { answerClientError, answerExpectation, type ResponseHeaders } from './client-error.js';
import { setDeadline } from './deadline.js';
import { errorCodeIn } from './error-code.js';
import { finish } from './finish.js';
import { completedRequest } from './completed-request.js';
import { endRefused } from './refused-connections.js';
import { logRequests } from './log-requests.js';
import { observeHttp } from './observe-http.js';
import { requestIdOf } from './request-id.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The `code` of an answer that is no success. */
    errorCode?: string;
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** It came before the service began to close. */
    isAccepted?: boolean;
  }
}

/** What differs between the service and its tests. */
export interface ApiAdapterOptions {
  /** Milliseconds until a request answers 503 (§8: 30 seconds). */
  readonly timeout?: number;
  /** Milliseconds in which the head of a request has to be there, from the connection on; 10 seconds unless given. */
  readonly headTimeout?: number;
  /** Gets a line for each request when given. */
  readonly logger?: Logger;
  /** Counts requests when given. */
  readonly metrics?: Metrics;
  /** Traces requests when given. */
  readonly tracer?: Tracer;
  /** Networks of the proxies whose `X-Forwarded-For` counts, in CIDR notation. */
  readonly trustedProxies?: readonly string[];
  /** Headers of every response, also of those that are made ahead of any route; a handler may set others. */
  readonly headers?: ResponseHeaders;
}

/** Answers a request itself, or has the framework do it by calling `next`, at once or later. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Bodies are read after authentication (W9), so the server must not touch them by itself. */
const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Nest on Fastify, with everything that happens to a request before and after Nest. */
export class ApiAdapter extends FastifyAdapter {
  /** The routes registered so far. */
  readonly routes = new KnownRoutes();
  readonly tracer?: Tracer;
  readonly #onList: ((answer: ListResponse, request: FastifyRequest) => void)[] = [];
  readonly #onCompleted: ((request: CompletedRequest) => void)[] = [];
  #closing = false;
  #draining = false;
  #running = 0;
  #nothingRuns: () => void = () => undefined;

  constructor({
    timeout = 30_000,
    headTimeout = 10_000,
    logger,
    metrics,
    tracer,
    trustedProxies,
    headers = () => ({}),
  }: ApiAdapterOptions = {}) {
    super({
      skipMiddie: true,
      genReqId: requestIdOf,
      requestIdHeader: false,
      routerOptions: { maxParamLength: 200 },
      // Receiving a request may take a little longer than answering it, which ends with its own 503.
      requestTimeout: timeout + 5_000,
      keepAliveTimeout: 65_000,
      // The answer below is the same with request id and `{error}`.
      return503OnClosing: false,
      clientErrorHandler: (error, socket) => answerClientError(headers, error, socket),
      // Node would refuse a request without it before it has a request id; the hook below refuses it.
      http: {
        requireHostHeader: false,
        headersTimeout: headTimeout,
        connectionsCheckingInterval: headTimeout / 5,
      },
      // A path that cannot be decoded, or holds an id that is none for its length, leads nowhere (W3, W16).
      frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        const { status, body } = failureOf(noRoute());
        finish(request, reply);
        void reply.headers(headers(request)).code(status).send(body);
      },
    });
    const server = this.getInstance();
    this.tracer = tracer;
    if (logger) this.onCompleted(logRequests(logger));
    if (metrics) this.onCompleted(observeHttp(metrics));
    for (const method of methodsWithBody) server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
    server.server.on('checkExpectation', (request, response) => answerExpectation(headers, request, response));
    server.server.on('clientError', (_error, socket) => endRefused(socket as Socket));
    this.routes.watch(server);
    const addressOf = clientAddress(trustedProxies);
    // Fastify's own would show an entry of the header that is no address, and trust other headers of the proxy too.
    server.decorateRequest('ip', {
      getter(this: FastifyRequest) {
        return addressOf(this.raw);
      },
    });
    server.decorateRequest('work', undefined);
    server.decorateRequest('failure', undefined);
    server.decorateRequest('caller', undefined);
    server.decorateRequest('scope', undefined);
    server.decorateRequest('errorCode', undefined);
    if (tracer) traceRequests(server, tracer);
    server.addHook('preClose', (done) => {
      this.#closing = true;
      done();
    });
    server.addHook('onRequest', (request, reply, done) => {
      this.#running += 1;
      reply.raw.once('close', () => this.#ended());
      const work = new WorkScope(request.id);
      work.readsOnly = request.method === 'GET' || request.method === 'HEAD';
      request.work = work;
      void reply.headers(headers(request));
      setDeadline(timeout, request, reply);
      workScope.run(work, () => done(this.#refusalOf(request)));
    });
    server.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 400) request.errorCode = errorCodeIn(payload);
      finish(request, reply);
      if (this.#closing || this.#draining) reply.header('connection', 'close');
      done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      this.completed(completedRequest(request, reply));
      done();
    });
  }

  /** Has `listener` see each request ahead of the framework, while the service is not about to end. */
  serveAhead(listener: RequestListener): void {
    // Not by a server factory: with one, Fastify listens on the first address of a host alone.
    const { server } = this.getInstance();
    const [framework] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const next = (): void => framework!(request, response);
      if (this.#closing || this.#draining) return next();
      request.isAccepted = true;
      listener(request, response, next);
    });
  }

  /** Calls `listener` with every request that was answered, by the framework or ahead of it. */
  onCompleted(listener: (request: CompletedRequest) => void): void {
    this.#onCompleted.push(listener);
  }

  /** A request was answered. */
  completed(request: CompletedRequest): void {
    for (const listener of this.#onCompleted) listener(request);
  }

  #refusalOf({ raw }: FastifyRequest): Error | undefined {
    if (this.#closing && !raw.isAccepted) return unavailable('shutting_down', 'the service is shutting down');
    const problem = hostProblem(raw);
    return problem === undefined ? undefined : invalid(problem, 'invalid_header');
  }

  /**
   * From now on each answer ends its connection, so that callers and load balancers that keep connections open make
   * their next one elsewhere (R89). Everything is served as before, on new connections as well.
   */
  drain(): void {
    this.#draining = true;
  }

  /**
   * Accepts nothing new, lets what runs finish, and then ends every connection: also those that never sent a
   * request, for which the server alone would wait.
   */
  override async close(): Promise<undefined> {
    const closed = super.close();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#nothingRuns = resolve;
    if (this.#running === 0) resolve();
    await promise;
    this.getInstance().server.closeAllConnections();
    await closed;
    return undefined;
  }

  /** Has `close` wait for `work`, which belongs to an answer and may go on behind it, as it waits for requests. */
  attend(work: Promise<unknown>): void {
    this.#running += 1;
    const ended = (): void => this.#ended();
    work.then(ended, ended);
  }

  #ended(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#nothingRuns();
  }

  /** Calls `listener` with every list that is answered, and the request for it. */
  onList(listener: (answer: ListResponse, request: FastifyRequest) => void): void {
    this.#onList.push(listener);
  }

  /**
   * Sends a {@link JsonResponse} as PostgreSQL wrote it, with its version as `ETag` (R20), and the bytes of a list as
   * they are.
   */
  override reply(response: FastifyReply | ServerResponse, body: unknown, statusCode?: number): FastifyReply {
    const reply = response as FastifyReply;
    if (body instanceof ListResponse) {
      for (const listener of this.#onList) listener(body, reply.request);
      return super.reply(reply, sendList(body, reply), statusCode);
    }
    if (!(body instanceof JsonResponse)) return super.reply(response, body, statusCode);
    reply.type('application/json; charset=utf-8');
    if (body.version !== undefined) reply.header('etag', `"${body.version}"`);
    return super.reply(reply, body.text, statusCode);
  }
}
