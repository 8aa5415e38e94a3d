import { PartnerApiError } from '../errors.js';
import { knownOperations } from '../generated/operations.js';
import type { OperationId } from '../operation-types.js';
import { attempt, type Prepared } from './attempt.js';
import type { ClientOptions, RequestOptions } from './options.js';
import { type AnyInput, prepare } from './prepare.js';
import { delayBeforeRetry, wait } from './retry.js';
import { Authorization, type Token } from './tokens.js';

/** A response with its status and headers. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

/** Sends the requests of operations, with retries where appropriate. */
export class Connection {
  readonly #authorization: Authorization;

  constructor(private readonly options: ClientOptions) {
    this.#authorization = new Authorization(options, async (body) => {
      const { data } = await this.request('createAccessToken', { body });
      return data as Token;
    });
  }

  /** @throws PartnerApiError, PartnerConnectionError, PartnerTimeoutError, when no retry is left. */
  request(id: OperationId, input: AnyInput = {}, options: RequestOptions = {}): Promise<Answer<unknown>> {
    return this.open(id, input, options, async (response) => ({
      data: await contentOf(response),
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
    options: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const operation = knownOperations[id];
    const prepared = prepare(this.options.baseUrl, operation, input, options);
    // A form requests a token, which may be repeated. A change with an expected version is sent once.
    const repeatable = operation.idempotent || operation.form || !['POST', 'PATCH'].includes(operation.method);
    const isSafe = repeatable || (operation.method === 'PATCH' && options.ifMatch === undefined);
    const { signal, retries = this.options.retries ?? 4 } = options;
    for (let failed = 0; ; failed += 1) {
      try {
        return await this.#attempt(prepared, operation.open === true, options, read);
      } catch (error) {
        const delay = failed < retries ? delayBeforeRetry(error, failed, isSafe) : undefined;
        if (delay === undefined) throw error;
        await wait(delay, signal);
      }
    }
  }

  /** Sends one attempt, and another one immediately if a cached token was rejected. */
  async #attempt<T>(
    prepared: Prepared,
    isOpen: boolean,
    { signal, timeoutMs = this.options.timeoutMs ?? 60_000 }: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const fetched = { fetch: this.options.fetch ?? fetch, timeoutMs, signal };
    if (isOpen) return attempt(prepared, fetched, read);
    const authorization = await this.#authorization.header();
    const authorized = (value: string): Prepared => ({
      ...prepared,
      headers: { ...prepared.headers, authorization: value },
    });
    try {
      return await attempt(authorized(authorization), fetched, read);
    } catch (error) {
      const isRefused = error instanceof PartnerApiError && error.status === 401;
      if (!isRefused || !(await this.#authorization.forget(authorization))) throw error;
      return attempt(authorized(await this.#authorization.header()), fetched, read);
    }
  }
}

/** Returns the content of a response: JSON, the bytes of a file, or undefined for an empty body. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  const bytes = await response.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : new Uint8Array(bytes);
}
