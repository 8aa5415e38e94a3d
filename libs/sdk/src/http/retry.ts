import { setTimeout } from 'node:timers/promises';
import { PartnerApiError, PartnerConnectionError, PartnerTimeoutError } from '../errors.js';

const longestMs = 60_000;
const firstMs = 500;
const usualMostMs = 8_000;

/**
 * Milliseconds to wait before a request is made again; undefined when it must not be, or would fail the same way.
 * @param failed how often it failed before this time.
 * @param isSafe whether carrying it out twice is as good as once.
 */
export function delayBeforeRetry(error: unknown, failed: number, isSafe: boolean): number | undefined {
  const usual = Math.min(usualMostMs, firstMs * 2 ** failed) * (0.5 + Math.random() / 2);
  if (error instanceof PartnerConnectionError || error instanceof PartnerTimeoutError)
    return isSafe ? usual : undefined;
  if (!(error instanceof PartnerApiError)) return undefined;
  const { status, headers } = error;
  const asked = retryAfterMs(headers.get('retry-after'));
  // 409 asks to wait only while the first request with the same idempotency key is under way.
  const isRunning = status === 409 && asked !== undefined;
  // None of these was carried out: it was refused, or what it had done was undone (503).
  const isUndone = status === 408 || status === 429 || status === 503 || isRunning;
  return isUndone || (status >= 500 && isSafe) ? Math.min(asked ?? usual, longestMs) : undefined;
}

/** Waits. @throws the reason of the signal as soon as it is aborted. */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), in milliseconds from now. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
