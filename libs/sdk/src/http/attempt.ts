import { apiError, PartnerConnectionError, PartnerError, PartnerTimeoutError } from '../errors.js';

/** A request for `fetch`. */
export interface Prepared {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Options of one attempt. */
export interface AttemptOptions {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** True if a redirect is the operation's success, as for links of visitors. */
  readonly isRedirect: boolean;
  /** Gets each response as soon as it begins. */
  readonly onResponse: (response: Response) => void;
}

/** Longest delay of a timer, some 24 days; a longer one would end at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Sends a request once. The timeout covers the whole response, unless `read` reads only a part of it.
 * @param read converts a successful response. Its PartnerErrors are thrown as they are.
 * @throws PartnerApiError, PartnerConnectionError, PartnerTimeoutError; the reason of the signal when it is aborted.
 */
export async function attempt<T>(
  { url, ...request }: Prepared,
  { fetch, timeoutMs, signal, isRedirect, onResponse }: AttemptOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), Math.min(timeoutMs, maxTimerMs));
  const signals = signal ? [timeout.signal, signal] : [timeout.signal];
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any(signals) });
    onResponse(response);
    const isRedirected = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
    if (response.ok || (isRedirected && isRedirect)) return await read(response);
    if (isRedirected) throw new PartnerError(elsewhere(response.headers.get('location')));
    throw apiError(response.status, response.headers, parsed(await response.text()));
  } catch (error) {
    if (error instanceof PartnerError) throw error;
    signal?.throwIfAborted();
    if (timeout.signal.aborted) throw new PartnerTimeoutError(`no response within ${timeoutMs} ms`, { cause: error });
    throw new PartnerConnectionError('the connection failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Says that a proxy or log-in page stands between the client and the API. */
const elsewhere = (target: string | null): string =>
  `the request was redirected${target === null ? '' : ` to ${target}`}: is baseUrl the address of the API?`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
