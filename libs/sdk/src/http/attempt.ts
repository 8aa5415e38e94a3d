import { PartnerApiError, PartnerConnectionError, PartnerTimeoutError } from '../errors.js';

/** A request as `fetch` takes it. */
export interface Prepared {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What one attempt has for itself. */
export interface AttemptOptions {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Makes a request once. The time is for its answer from the first byte to the end, unless `read` takes only a part.
 * @param read makes what is returned of a success.
 * @throws PartnerApiError, PartnerConnectionError, PartnerTimeoutError; the reason of the signal when it is aborted.
 */
export async function attempt<T>(
  { url, ...request }: Prepared,
  { fetch, timeoutMs, signal }: AttemptOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const signals = signal ? [timeout.signal, signal] : [timeout.signal];
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any(signals) });
    // Redirects are answers of the links that visitors follow.
    if (response.ok || response.status === 302) return await read(response);
    throw new PartnerApiError(response.status, response.headers, parsed(await response.text()));
  } catch (error) {
    if (error instanceof PartnerApiError) throw error;
    signal?.throwIfAborted();
    if (timeout.signal.aborted) throw new PartnerTimeoutError(`no answer within ${timeoutMs} ms`, { cause: error });
    throw new PartnerConnectionError('the connection failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
