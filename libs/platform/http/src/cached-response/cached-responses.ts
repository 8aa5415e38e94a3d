import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { headProblem } from '@partner/runtime';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bearerToken } from '../auth/bearer-token.js';
import { type Caller, CallerResolver } from '../auth/caller-resolver.js';
import { type CachedList, isEmptyBody, listHeaders, type ListResponse } from '../list-cache/list-cache-store.js';
import { ListCache } from '../list-cache/list-cache.js';
import { deprecatedUsesOf } from '../deprecation/deprecation.js';
import type { ApiAdapter } from '../pipeline/api-adapter.js';
import { clientOf } from '../pipeline/completed-request.js';
import { serverTiming } from '../pipeline/finish.js';
import { startRequestSpan } from '../pipeline/trace-requests.js';
import { requestIdOf } from '../pipeline/request-id.js';
import { rateLimitHeaders, RateLimits } from '../rate-limit/rate-limits.js';
import type { TokenResult } from '../rate-limit/token-buckets.js';
import { queryWarning, warningHeader } from '../validation/query-warnings.js';

/** The list and scope of a URL, the same for every company. */
interface KnownUrl extends Omit<CachedList, 'company'> {
  readonly url: string;
  readonly pattern: string;
  readonly entry: string;
  readonly scope: string;
  /** Warning about the URL's query. The cached entry is the same for queries with and without one. */
  readonly warning: string | undefined;
  /** True if its query names a record: if a page is empty, the framework checks whether the company has it. */
  readonly namesRecord: boolean;
}

const namesRecord = /[?&](location|salesperson)=/;

/** A request that is answered here if the cache has its list. */
interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly known: KnownUrl;
  readonly caller: Caller;
  /** Arrival time by `performance.now()`. */
  readonly begun: number;
  readonly next: () => void;
}

const hitHeaders = listHeaders(true).flat();

/** Maximum number of remembered URLs, about 1 KB each. */
const maxUrls = 2_000;

/**
 * Sends cached lists before the framework sees the request. Performs the checks of the guards in the same order and
 * with the same parts (W9). Anything but a plain HIT goes on to the framework, which does not charge a second
 * rate-limit token.
 */
@Injectable()
export class CachedResponses implements OnModuleInit {
  readonly #known = new LRUCache<string, KnownUrl>({ max: maxUrls });
  #deferred: (() => void)[] = [];

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(CallerResolver) private readonly callers: CallerResolver,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ListCache) private readonly lists: ListCache,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onList((answer, request) => this.#remember(request, answer));
    this.host.httpAdapter.serveAhead((request, response, next) => this.#serve(request, response, next));
  }

  #remember(request: FastifyRequest, { list: { route, shows }, entry, body }: ListResponse): void {
    const { scope, routeOptions } = request;
    const { url } = request.raw;
    // The framework notes uses of something deprecated.
    if (!url || !scope || this.#known.has(url) || deprecatedUsesOf(request)) return;
    // Its warning is for this company alone.
    if (namesRecord.test(url) && isEmptyBody(body)) return;
    const warning = queryWarning(request);
    const pattern = routeOptions.url ?? 'unknown';
    this.#known.set(url, { url, pattern, route, shows, entry, scope, warning, namesRecord: namesRecord.test(url) });
  }

  #serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const begun = performance.now();
    const known = request.method === 'GET' ? this.#known.get(request.url ?? '') : undefined;
    const caller = known && this.#callerOf(request, known);
    if (!known || !caller?.id || headProblem(request) !== undefined) return next();
    const { company, id, isAgent } = caller;
    const found = this.lists.getCached({ company, route: known.route, shows: known.shows }, known.entry);
    if (!found) return next();
    const taken = this.limits.take(id, company, isAgent);
    const arrived = { request, response, known, caller, begun, next };
    if (!(found instanceof Promise || taken instanceof Promise))
      return this.#deferToEndOfTurn(() => this.#answer(arrived, found, taken));
    // Run in parallel: with Redis they share a round trip.
    const answered = Promise.all([found, taken]).then((both) => this.#answer(arrived, ...both), next);
    this.host.httpAdapter.trackWork(answered);
  }

  /**
   * Defers the response to the end of the event loop's turn, so that all requests of the turn are read first. Waking a
   * caller for each response would delay reading the next ones.
   */
  #deferToEndOfTurn(answer: () => void): void {
    this.#deferred.push(answer);
    if (this.#deferred.length > 1) return;
    const answered = new Promise<void>((resolve) => {
      setImmediate(() => {
        const due = this.#deferred;
        this.#deferred = [];
        for (const each of due) each();
        resolve();
      });
    });
    this.host.httpAdapter.trackWork(answered);
  }

  #callerOf(request: IncomingMessage, { scope }: KnownUrl): Caller | undefined {
    const token = bearerToken(request);
    const caller = token === undefined ? undefined : this.callers.known(token);
    // The guard checks the address of a credential that has allowed ones (A12).
    return caller?.scopes.has(scope) && !caller.admit ? caller : undefined;
  }

  #answer(arrived: PendingRequest, body: Buffer | undefined, taken: TokenResult): void {
    const { request, response, known, caller, begun, next } = arrived;
    request.rateLimitResult = taken;
    const { tracer } = this.host.httpAdapter;
    const id = requestIdOf(request);
    if (tracer) request.span = startRequestSpan(tracer, request, id);
    // Sampled requests need a span for each step, which only the framework records.
    if (!body || !taken.allowed || request.span?.isSampled) return next();
    if (known.namesRecord && isEmptyBody(body)) return next();
    const headers = [...hitHeaders, 'content-length', String(body.length), 'x-request-id', id];
    for (const [name, value] of rateLimitHeaders(taken)) headers.push(name, value);
    if (known.warning !== undefined) headers.push(warningHeader, known.warning);
    headers.push('server-timing', serverTiming(0, performance.now() - begun));
    response.writeHead(200, headers);
    response.end(body);
    const { pattern: route, url } = known;
    const { span, method = '' } = request;
    const milliseconds = performance.now() - begun;
    const client = (): ReturnType<typeof clientOf> => clientOf(request, this.host.httpAdapter.addressOf(request));
    const answered = { status: 200, bytes: body.length, milliseconds, replayed: false, cache: 'hit' } as const;
    const bodies = caller.keepsBodies ? { response: body } : undefined;
    this.host.httpAdapter.completed({ id, method, url, route, caller, span, client, bodies, ...answered });
  }
}
