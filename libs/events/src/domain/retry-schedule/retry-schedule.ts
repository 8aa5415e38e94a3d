const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after the first, second, … failed attempt of a series, in milliseconds (E4). */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
] as const;

/** Attempts of one series. After the last one the delivery is dead (E4). */
export const maxAttempts = retryDelays.length + 1;

/** Duration of a series after its first attempt, in milliseconds (§6.3). */
export const retryWindow = 24 * hour;

/** Largest share by which jitter extends a delay, so that deliveries that failed together are not retried together. */
export const largestJitter = 0.1;

/** An attempt without a 2xx response in time. */
export interface FailedAttempt {
  /** Number within the series, from 1; earlier series do not count. */
  readonly attempt: number;
  readonly failedAt: Date;
  /** Time of the first attempt of the series. */
  readonly seriesStartedAt: Date;
  /** Earliest time that the receiver accepts; see `retryAfter`. */
  readonly notBefore?: Date;
}

/**
 * Returns the time of the next attempt: after the scheduled delay, or later if the receiver asked for it within the
 * window (E4).
 * @param random a number from 0 to 1, for the jitter.
 * @returns undefined when the attempts or the window are used up: the delivery is dead.
 */
export function nextAttempt(
  { attempt, failedAt, seriesStartedAt, notBefore }: FailedAttempt,
  random: number,
): Date | undefined {
  const delay = retryDelays[attempt - 1];
  const windowEnd = seriesStartedAt.getTime() + retryWindow;
  if (delay === undefined || failedAt.getTime() >= windowEnd) return undefined;
  const scheduled = failedAt.getTime() + Math.round(delay * (1 + largestJitter * random));
  const asked = Math.min(notBefore?.getTime() ?? 0, windowEnd);
  return new Date(Math.max(scheduled, asked));
}
