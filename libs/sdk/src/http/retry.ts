import { PartnerApiError, PartnerConnectionError, PartnerTimeoutError } from '../errors.js';

const maxRetryAfterMs = 60_000;
const minBackoffMs = 500;
const maxBackoffMs = 8_000;
/** Random part that is added to `Retry-After`, so that clients do not return at the same moment. */
const spread = 0.1;

/**
 * Returns the milliseconds to wait before a retry, or undefined when the request must not be retried or would fail
 * again.
 * @param failed number of earlier failures.
 * @param isSafe true if executing the request twice has the same effect as once.
 */
export function delayBeforeRetry(error: unknown, failed: number, isSafe: boolean): number | undefined {
  const usual = Math.min(maxBackoffMs, minBackoffMs * 2 ** failed) * (0.5 + Math.random() / 2);
  if (error instanceof PartnerConnectionError || error instanceof PartnerTimeoutError)
    return isSafe ? usual : undefined;
  if (!(error instanceof PartnerApiError)) return undefined;
  const asked = retryAfterMs(error.headers.get('retry-after'));
  if (!isUndone(error) && (error.status < 500 || !isSafe)) return undefined;
  return asked === undefined ? usual : Math.min(asked, maxRetryAfterMs) * (1 + Math.random() * spread);
}

/** True if the request changed nothing, because it was rejected or rolled back (503). */
export function isUndone(error: unknown): boolean {
  if (!(error instanceof PartnerApiError)) return false;
  const { status, headers } = error;
  // A 409 has Retry-After only while the first request with the same idempotency key is running.
  const isRunning = status === 409 && retryAfterMs(headers.get('retry-after')) !== undefined;
  return status === 408 || status === 429 || status === 503 || isRunning;
}

/**
 * Waits.
 * @throws the reason of the signal as soon as it is aborted.
 */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await untilAborted(elapsed, signal).finally(() => clearTimeout(timer));
}

/**
 * Waits for a result that several requests share.
 * @throws the reason of the signal as soon as it is aborted.
 */
export function untilAborted<T>(shared: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return shared;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), into milliseconds from now. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // JavaScript takes other texts for dates, too: `-5` for one of 2001.
  const at = /^[A-Z]/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
