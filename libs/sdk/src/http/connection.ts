import {
  PartnerApiError,
  PartnerConnectionError,
  PartnerError,
  PartnerNotFoundError,
  PartnerTimeoutError,
} from '../errors.js';
import { type KnownOperation, knownOperations } from '../generated/operations.js';
import type { OperationId, Output } from '../operation-types.js';
import { attempt, type Prepared } from './attempt.js';
import { checkOptions } from './check-options.js';
import { call, type Hooks, observe, printedOnce, type RequestInfo } from './hooks.js';
import { Limiter } from './limiter.js';
import type { ClientOptions, RequestOptions } from './options.js';
import { type AnyInput, prepare, type SendOptions } from './prepare.js';
import { delayBeforeRetry, isUndone, untilAborted, wait } from './retry.js';
import { Authorization, type Token } from './tokens.js';

/** A response with its status and headers. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

const keyPollMs = 1_000;
/** The claim of a request that died expires after 35 seconds (I3). */
const maxKeyPolls = 35;

/** Sends the requests of operations, within the rate limit and with retries where appropriate. */
export class Connection {
  readonly #authorization: Authorization;
  readonly #limiter = new Limiter();
  readonly #hooks: Hooks;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    checkOptions(options);
    this.#options = options;
    this.#hooks = { warning: printedOnce(), ...options.hooks };
    this.#authorization = new Authorization(options, async (body) => {
      const { data } = await this.request('createAccessToken', { body });
      return data as Token;
    });
  }

  /**
   * @throws PartnerApiError, PartnerConnectionError, PartnerTimeoutError, when no retry is left; PartnerError for a
   * page of another server.
   */
  request(id: OperationId, input: AnyInput = {}, options: SendOptions = {}): Promise<Answer<unknown>> {
    return this.open(id, input, options, async (response) => ({
      data: await contentOf(response, knownOperations[id]),
      status: response.status,
      headers: response.headers,
    }));
  }

  /**
   * Like `request`, for a response that is read gradually.
   * @param read gets the response as soon as it begins.
   */
  async open<T>(
    id: OperationId,
    input: AnyInput,
    options: SendOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const operation = operationOf(id);
    const prepared = prepare(this.#options.baseUrl, operation, input, options);
    // A form requests a token, which may be repeated. A change with an expected version is sent once.
    const repeatable = operation.idempotent || operation.form || !['POST', 'PATCH'].includes(operation.method);
    const isSafe = repeatable || options.dryRun || (operation.method === 'PATCH' && options.ifMatch === undefined);
    const { signal, retries = this.#options.retries ?? 4 } = options;
    for (let failed = 0, mayBeDone = false; ; failed += 1) {
      const info = { operation: id, method: operation.method, path: operation.path, attempt: failed + 1 };
      try {
        return await this.#authorized(prepared, info, options, async (response) => {
          if (options.dryRun && response.headers.get('partner-dry-run') !== 'true')
            throw new PartnerError('the API has no dry run of this operation, and executed the request');
          return read(response);
        });
      } catch (error) {
        // The record is gone: an earlier attempt deleted it, and its response was lost.
        const isDeleted = operation.method === 'DELETE' && mayBeDone && error instanceof PartnerNotFoundError;
        if (isDeleted) return read(new Response(null, { status: 204 }));
        mayBeDone ||= !options.dryRun && !isUndone(error);
        const usualMs = failed < retries ? delayBeforeRetry(error, failed, isSafe) : undefined;
        if (usualMs === undefined) throw error;
        const isLost = error instanceof PartnerConnectionError || error instanceof PartnerTimeoutError;
        const asks = isLost && operation.idempotent && !options.dryRun;
        const delayMs = asks && (await this.#isStored(prepared, options)) ? 0 : usualMs;
        if (error instanceof PartnerApiError && error.status === 429) this.#limiter.pause(delayMs);
        call(this.#hooks.retry, { ...info, delayMs, error: error as PartnerError });
        await wait(delayMs, signal);
      }
    }
  }

  /**
   * Looks up the idempotency key of a request whose response was lost, until the request no longer runs.
   * @returns true if the response is stored, so that a retry gets it.
   */
  async #isStored({ url, method, headers }: Prepared, { signal, timeoutMs }: RequestOptions): Promise<boolean> {
    const input = { key: headers['idempotency-key'] };
    const { pathname } = new URL(url);
    for (let polls = 0; polls < maxKeyPolls; polls += 1) {
      const answer = await this.request('getIdempotencyKey', input, { signal, timeoutMs, retries: 0 }).catch(
        () => undefined,
      );
      signal?.throwIfAborted();
      const { data = [] } = (answer?.data ?? {}) as Partial<Output<'getIdempotencyKey'>>;
      const used = data.find((one) => one.method === method && pathname.endsWith(one.path));
      if (used?.status !== 'running') return used !== undefined;
      await wait(keyPollMs, signal);
    }
    return false;
  }

  /** Sends one attempt, and another one immediately if a cached token was rejected. */
  async #authorized<T>(
    prepared: Prepared,
    info: RequestInfo,
    options: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    if (knownOperations[info.operation].open) return this.#attempt(prepared, info, options, read);
    const send = (authorization: string): Promise<T> =>
      this.#attempt({ ...prepared, headers: { ...prepared.headers, authorization } }, info, options, read);
    const authorization = await untilAborted(this.#authorization.header(), options.signal);
    try {
      return await send(authorization);
    } catch (error) {
      const isRefused = error instanceof PartnerApiError && error.status === 401;
      if (!isRefused || !(await this.#authorization.forget(authorization))) throw error;
      return send(await untilAborted(this.#authorization.header(), options.signal));
    }
  }

  /** Milliseconds after which an attempt of a request times out. */
  patienceMs({ timeoutMs = this.#options.timeoutMs ?? 60_000 }: Pick<RequestOptions, 'timeoutMs'>): number {
    return timeoutMs;
  }

  async #attempt<T>(
    prepared: Prepared,
    info: RequestInfo,
    { signal, timeoutMs }: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const isOpen = knownOperations[info.operation].open === true;
    const ticket = isOpen ? undefined : await this.#limiter.take(signal);
    const started = performance.now();
    let answered = false;
    const ended = (outcome: { response?: Response; error?: unknown }): void => {
      if (answered) return;
      answered = true;
      if (ticket) this.#limiter.answered(ticket, outcome.response);
      observe(this.#hooks, { ...info, durationMs: performance.now() - started }, outcome);
    };
    call(this.#hooks.request, info);
    const onResponse = (response: Response): void => ended({ response });
    try {
      const { isRedirect = false } = knownOperations[info.operation];
      const patience = this.patienceMs({ timeoutMs });
      const given = { fetch: this.#options.fetch ?? fetch, timeoutMs: patience, signal, isRedirect, onResponse };
      return await attempt(prepared, given, read);
    } catch (error) {
      ended({ error });
      throw error;
    }
  }
}

/** @throws PartnerError for a name that JavaScript did not check. */
function operationOf(id: OperationId): KnownOperation {
  if (!Object.hasOwn(knownOperations, id))
    throw new PartnerError(`there is no operation ${id}: OperationId lists the names, such as listOrders`);
  return knownOperations[id];
}

/** Creates the error for a response that another server sent, such as a proxy. */
export const notOfApi = (): PartnerError =>
  new PartnerError("the response is not the API's: is baseUrl the address of the API?");

/** Returns the content of a response: an object, the bytes of a file, or undefined for an empty body. */
async function contentOf(response: Response, { open: isOpen, isFile }: KnownOperation): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (isFile || (isOpen && !isJson) || response.status === 204) {
    const bytes = await response.arrayBuffer();
    return bytes.byteLength === 0 && !isFile ? undefined : new Uint8Array(bytes);
  }
  const content: unknown = isJson ? await response.json() : undefined;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw notOfApi();
  return content;
}
