const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after the first, second, … failed attempt, in milliseconds: about a day in all. */
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

/** After the last the job is dead. */
export const maxAttempts = retryDelays.length + 1;

/** Delays are up to this part longer, so that what failed together does not come back together. */
const largestJitter = 0.1;

/** Nobody can put a job off for longer, in milliseconds. */
const longestDelay = 24 * hour;

/**
 * When a failed job is attempted again: after the scheduled delay, or later when somebody asked for it.
 * @param attempt the number of the one that failed, from 1. @param random a number from 0 to 1.
 * @returns undefined when that was the last attempt.
 */
export function nextAttemptAt(
  attempt: number,
  now: Date,
  notBefore: Date | undefined,
  random: number,
): Date | undefined {
  const delay = retryDelays[attempt - 1];
  if (delay === undefined) return undefined;
  const asked = Math.min((notBefore?.getTime() ?? 0) - now.getTime(), longestDelay);
  return new Date(now.getTime() + Math.max(Math.round(delay * (1 + largestJitter * random)), asked));
}
