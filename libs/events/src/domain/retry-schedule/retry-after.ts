/** Answers whose `Retry-After` is listened to (E4). */
const heeded: ReadonlySet<number> = new Set([429, 503]);

/** Nothing is put off for longer than a series lasts; this keeps absurd numbers out of dates. */
const mostSeconds = 7 * 86_400;

/**
 * The time before which the receiver wants no further attempt (E4).
 * @param header the value of `Retry-After`: seconds or a date of HTTP.
 * @returns undefined when the answer is another one than 429 or 503, or its header cannot be read.
 */
export function retryAfter(
  statusCode: number | undefined,
  header: string | undefined,
  answeredAt: Date,
): Date | undefined {
  const value = header?.trim();
  if (statusCode === undefined || !heeded.has(statusCode) || !value) return undefined;
  if (/^\d+$/.test(value)) return new Date(answeredAt.getTime() + Math.min(Number(value), mostSeconds) * 1_000);
  // Every form of a date that HTTP allows begins with a day of the week; only one leaves out that it is GMT.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value)) return undefined;
  const at = new Date(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
