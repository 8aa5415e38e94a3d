import { FastifyAdapter } from '@nestjs/platform-fastify';
import { invalid, JsonResponse, unavailable } from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import { type CompletedRequest, headProblem, type Logger, type Metrics, type Tracer } from '@partner/runtime';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientAddress, clientAddress } from '../client-address/client-address.js';
import { announceDeprecations } from '../deprecation/deprecation.js';
import { completeBody, type ErrorDocs, failureOf } from '../errors/failure.js';
import { routeNotFound } from '../errors/http-failure.js';
import { KnownRoutes, maxParamLength } from '../errors/known-routes.js';
import { ListResponse, sendList } from '../list-cache/list-cache-store.js';
import { answerClientError, answerExpectation, type ResponseHeaders, closeAfterResponse } from './client-error.js';
import { setDeadline, setStandardHeaders } from './finish.js';
import {
  completedRequest,
  errorIn,
  keepResponse,
  type ResponseError,
  observeHttp,
  logRequests,
} from './completed-request.js';
import { requestIdOf } from './request-id.js';
import { traceRequests } from './trace-requests.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Members of an error response. */
    responseError?: ResponseError;
    /** Address of the explanation of an error code, if the service has a documentation. */
    errorDocs?: ErrorDocs;
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** True if the request arrived before the shutdown began. */
    isAccepted?: boolean;
  }
}

export interface ApiAdapterOptions {
  /** Milliseconds until a request fails with 503, or 408 without its body (§8: 30 seconds). */
  readonly timeout?: number;
  /** Milliseconds from connection until the request head must have arrived; 10 seconds by default. */
  readonly headTimeout?: number;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  /** Networks of trusted proxies in CIDR notation, whose `X-Forwarded-For` is used. */
  readonly trustedProxies?: readonly string[];
  /** Headers of every response, including those sent before routing. A handler may override them. */
  readonly headers?: ResponseHeaders;
  /** Returns the address of the explanation of an error code. Without it, error responses have none. */
  readonly errorDocs?: ErrorDocs;
}

/** Responds to a request itself or calls `next`, at once or later, to pass it to the framework. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Bodies are read after authentication (W9), so the server must not read them on its own. */
const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const requestMembers = [
  ...(['work', 'caller', 'scope', 'credentialProblem'] as const),
  ...(['bodies', 'rejectBody', 'failure', 'responseError'] as const),
];

/** Nest on Fastify, with everything that happens to a request before and after Nest. */
export class ApiAdapter extends FastifyAdapter {
  readonly routes = new KnownRoutes();
  readonly tracer?: Tracer;
  /** Returns the address of a client, also before the framework handles its request. */
  readonly addressOf: ClientAddress;
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
    errorDocs,
  }: ApiAdapterOptions = {}) {
    const service = { headers, errorDocs };
    super({
      skipMiddie: true,
      genReqId: requestIdOf,
      requestIdHeader: false,
      routerOptions: { maxParamLength },
      // Receiving a request may take slightly longer than the timeout, which sends its own response.
      requestTimeout: timeout + 5_000,
      keepAliveTimeout: 65_000,
      // The response below has a request id and `{error}` as well.
      return503OnClosing: false,
      clientErrorHandler: (error, socket) => answerClientError(service, error, socket),
      // Node would reject a request without Host before it has a request id. The hook below rejects it.
      http: {
        requireHostHeader: false,
        headersTimeout: headTimeout,
        connectionsCheckingInterval: headTimeout / 5,
      },
      // A path that cannot be decoded is unknown (W16).
      frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        const { status, body } = failureOf(routeNotFound());
        setStandardHeaders(request, reply);
        void reply.headers(headers(request)).code(status).send(completeBody(body, request));
      },
    });
    const server = this.getInstance();
    this.tracer = tracer;
    if (logger) this.onCompleted(logRequests(logger));
    if (metrics) this.onCompleted(observeHttp(metrics));
    for (const method of methodsWithBody) server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
    server.server.on('checkExpectation', (request, response) => answerExpectation(service, request, response));
    server.server.on('clientError', (_error, socket) => closeAfterResponse(socket as Socket));
    this.routes.watch(server);
    const addressOf = clientAddress(trustedProxies);
    this.addressOf = addressOf;
    // Fastify's own getter accepts invalid entries of the header and trusts other proxy headers too.
    server.decorateRequest('ip', {
      getter(this: FastifyRequest) {
        return addressOf(this.raw);
      },
    });
    for (const member of requestMembers) server.decorateRequest(member, undefined);
    server.decorateRequest('errorDocs', { getter: () => errorDocs });
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
      work.run(() => done(this.#refusalOf(request)));
    });
    server.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 400) request.responseError = errorIn(payload);
      if (request.caller?.keepsBodies) keepResponse(request, reply, payload);
      setStandardHeaders(request, reply);
      if (this.#closing || this.#draining) reply.header('connection', 'close');
      done();
    });
    announceDeprecations(server);
    server.addHook('onResponse', (request, reply, done) => {
      this.completed(completedRequest(request, reply));
      done();
    });
  }

  /** Passes each request to `listener` before the framework, except while shutting down. */
  serveAhead(listener: RequestListener): void {
    // A server factory would make Fastify listen only on the first address of a host.
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

  /** Calls `listener` for every completed request, whether the framework responded or not. */
  onCompleted(listener: (request: CompletedRequest) => void): void {
    this.#onCompleted.push(listener);
  }

  completed(request: CompletedRequest): void {
    for (const listener of this.#onCompleted) listener(request);
  }

  /** Reports a response that failed after its head was sent, with the status that it would have had before. */
  interrupted(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const { status, body } = failureOf(error);
    reply.raw.statusCode = status;
    request.failure = error;
    request.responseError = { code: body.code, message: body.error };
    this.completed(completedRequest(request, reply));
  }

  #refusalOf({ raw }: FastifyRequest): Error | undefined {
    if (this.#closing && !raw.isAccepted) return unavailable('shutting_down', 'the service is shutting down');
    const problem = headProblem(raw);
    return problem === undefined ? undefined : invalid(problem, 'invalid_header');
  }

  /**
   * From now on each response closes its connection, so that callers and load balancers with keep-alive connections
   * connect elsewhere (R89). All requests are still served, including those on new connections.
   */
  drain(): void {
    this.#draining = true;
  }

  /**
   * Accepts no new requests, waits for running ones, and then closes every connection. This includes connections
   * without a request, for which the server alone would wait.
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

  /** Makes `close` wait for `work`, which belongs to a response and may outlast it, as it waits for requests. */
  trackWork(work: Promise<unknown>): void {
    this.#running += 1;
    const ended = (): void => this.#ended();
    work.then(ended, ended);
  }

  #ended(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#nothingRuns();
  }

  /** Calls `listener` for every list response with its request. */
  onList(listener: (answer: ListResponse, request: FastifyRequest) => void): void {
    this.#onList.push(listener);
  }

  /**
   * Sends a {@link JsonResponse} as PostgreSQL wrote it, with its version as `ETag` (R20). Sends the bytes of a list
   * unchanged.
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
