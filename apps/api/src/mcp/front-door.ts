import type { ApiAdapter } from '@partner/http';
import { newId } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import type { FastifyRequest } from 'fastify';
import { type Operation, textOf } from './operations.js';

/** Options of the writes of a tool call. */
export interface Confirmation {
  /** True if writes make changes; otherwise they are dry runs. */
  readonly confirm: boolean;
  readonly idempotencyKey: string;
}

/** Response of an operation. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON. */
  readonly body: unknown;
  readonly isRead: boolean;
  /** Key of a confirmed request; undefined if the operation takes none. */
  readonly idempotencyKey: string | undefined;
}

/** Sends the operations of a tool call to the API as requests of the caller, through every guard of the API. */
export class FrontDoor {
  constructor(
    private readonly adapter: ApiAdapter,
    private readonly request: FastifyRequest,
    private readonly tool: string,
    readonly confirmation: Confirmation = { confirm: false, idempotencyKey: newId() },
  ) {}

  /** @param given values by name: parameters go to their places, all others are members of the body. */
  async send(operation: Operation, given: Readonly<Record<string, unknown>>): Promise<Answer> {
    const rest = { ...given };
    let { path } = operation;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    for (const { name, in: place } of operation.parameters) {
      const value = rest[name];
      delete rest[name];
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(textOf(value).toWellFormed()));
      else if (value !== undefined && place === 'query') query.set(name, textOf(value));
      else if (value !== undefined) headers[name.toLowerCase()] = textOf(value);
    }
    const hasBody = operation.hasBody || Object.keys(rest).length > 0;
    const own = this.#headers(operation);
    const response = await this.adapter.getInstance().inject({
      method: operation.method as 'GET',
      url: query.size > 0 ? `${path}?${query.toString()}` : path,
      headers: { ...headers, ...own, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { payload: JSON.stringify(rest) }),
      // The resolved address of the caller, without the headers of proxies: it passes as the peer.
      remoteAddress: this.request.ip,
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json<unknown>(),
      isRead: operation.isRead,
      idempotencyKey: own['idempotency-key'],
    };
  }

  #headers({ isRead, parameters }: Operation): Record<string, string> {
    const { authorization, 'user-agent': agent, traceparent } = this.request.headers;
    const { confirm, idempotencyKey } = this.confirmation;
    const trace = currentSpan.getStore()?.traceparent ?? traceparent;
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    return {
      ...(authorization !== undefined && { authorization }),
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(typeof trace === 'string' && { traceparent: trace }),
      'partner-tool': this.tool,
      ...(!isRead && !confirm && { 'partner-dry-run': 'true' }),
      ...(confirm && takesKey && { 'idempotency-key': idempotencyKey }),
    };
  }
}
