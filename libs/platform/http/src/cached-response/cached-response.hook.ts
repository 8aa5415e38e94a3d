import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knownCaller } from '../auth/known-caller.js';
import { CallerResolver } from '../auth/ports.js';
import { failureOf } from '../errors/failure.js';
import { ListResponse, sendList } from '../list-cache/list-response.js';
import { ListCache } from '../list-cache/list-cache.js';
import type { CachedList } from '../list-cache/list-cache-store.js';
import type { ApiAdapter } from '../pipeline/api-adapter.js';
import { admit } from '../rate-limit/admit.js';
import { RateLimits } from '../rate-limit/rate-limits.js';

/** What a URL asks for, and the scope it needs: the same for every company. */
interface KnownUrl extends Omit<CachedList, 'company'> {
  readonly entry: string;
  readonly scope: string;
}

/** URLs remembered, about 1 KB each. */
const maxUrls = 2_000;

/**
 * Answers lists that are cached before the framework runs. Everything that the guards check is checked here,
 * in the same order and by the same parts (W9); whatever is not a plain HIT goes on to the framework.
 */
@Injectable()
export class CachedResponseHook implements OnModuleInit {
  readonly #known = new LRUCache<string, KnownUrl>({ max: maxUrls });

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(CallerResolver) private readonly callers: CallerResolver,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ListCache) private readonly lists: ListCache,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onList((answer, request) => this.#remember(request, answer));
    this.host.httpAdapter.getInstance().addHook('onRequest', (request, reply, done) => {
      const known = request.method === 'GET' ? this.#known.get(request.raw.url ?? '') : undefined;
      if (!known) done();
      else this.#respond(known, request, reply).then((answered) => answered || done(), done);
    });
  }

  /** Remembers what the URL of a request asks for. */
  #remember({ raw: { url }, scope }: FastifyRequest, { list: { route, shows }, entry }: ListResponse): void {
    if (url && scope && !this.#known.has(url)) this.#known.set(url, { route, shows, entry, scope });
  }

  /** @returns whether the request was answered; otherwise what was found out is on it, and is not asked again. */
  async #respond(known: KnownUrl, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const caller = knownCaller(request, this.callers);
    if (!caller?.id || !caller.scopes.has(known.scope)) return false;
    request.caller = caller;
    const list = { company: caller.company, route: known.route, shows: known.shows };
    // Both at once: with Redis they share a round trip.
    const [taken, body] = await Promise.all([this.limits.take(caller.id), this.lists.getCached(list, known.entry)]);
    const refusal = admit(taken, request, reply);
    if (refusal) {
      const { status, body: errorBody, headers } = failureOf(refusal);
      void reply.code(status).headers(headers).send(errorBody);
    } else if (body) {
      void reply.send(sendList(new ListResponse(list, known.entry, body, true), reply));
    }
    return refusal !== undefined || body !== undefined;
  }
}
