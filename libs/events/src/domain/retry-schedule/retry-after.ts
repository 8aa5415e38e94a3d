/** Statuses for which `Retry-After` is honored (E4). */
const statusesWithRetryAfter: ReadonlySet<number> = new Set([429, 503]);

/** Upper bound that keeps absurd numbers out of dates; it exceeds the duration of a series. */
const maxSeconds = 7 * 86_400;

/**
 * Time before which the receiver wants no further attempt (E4).
 * @param header the value of `Retry-After`: seconds or an HTTP date.
 * @returns undefined when the status is not 429 or 503, or the header is invalid.
 */
export function retryAfter(
  statusCode: number | undefined,
  header: string | undefined,
  answeredAt: Date,
): Date | undefined {
  const value = header?.trim();
  if (statusCode === undefined || !statusesWithRetryAfter.has(statusCode) || !value) return undefined;
  if (/^\d+$/.test(value)) return new Date(answeredAt.getTime() + Math.min(Number(value), maxSeconds) * 1_000);
  // Every HTTP date format begins with a weekday. Only one of them omits GMT.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value)) return undefined;
  const at = new Date(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
