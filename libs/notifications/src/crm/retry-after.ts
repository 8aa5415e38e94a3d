/**
 * The time that a `Retry-After` header names, in seconds or as a date; undefined when there is none to be understood.
 */
export function retryAfter(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined;
  const at = /^\d{1,7}$/.test(header) ? new Date(now.getTime() + Number(header) * 1_000) : new Date(header);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
