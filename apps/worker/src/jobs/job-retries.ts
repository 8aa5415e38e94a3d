const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after the first, second, … failed attempt, in milliseconds: about a day in total. */
export const retryDelays = [
  10 * second,
  1 * minute,
  5 * minute,
  15 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
] as const;

/** A job that fails this many times is dead. */
export const maxAttempts = retryDelays.length + 1;

/** Delays are extended by up to this fraction, so that jobs that failed together are not retried together. */
const maxJitter = 0.1;

/** Maximum delay that a job may request, in milliseconds. */
const maxDelay = 24 * hour;

/**
 * Returns the time of the next attempt: after the scheduled delay, or later if the job requested it.
 * @param attempt number of the failed attempt, from 1.
 * @param random a number from 0 to 1.
 * @returns undefined after the last attempt.
 */
export function nextAttemptAt(
  attempt: number,
  now: Date,
  notBefore: Date | undefined,
  random: number,
): Date | undefined {
  const delay = retryDelays[attempt - 1];
  if (delay === undefined) return undefined;
  const asked = Math.min((notBefore?.getTime() ?? 0) - now.getTime(), maxDelay);
  return new Date(now.getTime() + Math.max(Math.round(delay * (1 + maxJitter * random)), asked));
}
