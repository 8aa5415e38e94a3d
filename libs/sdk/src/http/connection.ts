import { PartnerApiError } from '../errors.js';
import { knownOperations } from '../generated/operations.js';
import type { OperationId } from '../operation-types.js';
import { attempt, type Prepared } from './attempt.js';
import type { ClientOptions, RequestOptions } from './options.js';
import { type AnyInput, prepare } from './prepare.js';
import { delayBeforeRetry, wait } from './retry.js';
import { Authorization, type Token } from './tokens.js';

/** An answer with what came beside its body. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

/** Makes requests of operations, again where that is right. */
export class Connection {
  readonly #authorization: Authorization;

  constructor(private readonly options: ClientOptions) {
    this.#authorization = new Authorization(options, async (body) => {
      const { data } = await this.request('createAccessToken', { body });
      return data as Token;
    });
  }

  /** @throws PartnerApiError, PartnerConnectionError, PartnerTimeoutError, once no attempt is left. */
  request(id: OperationId, input: AnyInput = {}, options: RequestOptions = {}): Promise<Answer<unknown>> {
    return this.open(id, input, options, async (response) => ({
      data: await contentOf(response),
      status: response.status,
      headers: response.headers,
    }));
  }

  /** The same for an answer that is not read at once. @param read is given the answer as soon as it begins. */
  async open<T>(
    id: OperationId,
    input: AnyInput,
    options: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const operation = knownOperations[id];
    const prepared = prepare(this.options.baseUrl, operation, input, options);
    // A form asks for a token: every one is as good as another. A change of a version is made once.
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

  /** One attempt, and another one at once when a token was refused that had been good. */
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

/** What an answer says: JSON; bytes of a file; undefined when there is nothing. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  const bytes = await response.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : new Uint8Array(bytes);
}
