import { minuteMs } from '@partner/kernel';

/** Validity of a passkey challenge in milliseconds. */
export const challengeLifetime = 5 * minuteMs;

/** Time in milliseconds after presenting a second factor in which the factors can be changed. */
const freshness = 5 * minuteMs;

/** Attempts to present a second factor until one succeeds. */
export const maxAttempts = 5;

/** Time in milliseconds until further attempts are allowed. */
export const attemptWindow = 15 * minuteMs;

/** Maximum number of factors of an account. */
export const maxFactors = 10;

/** True if a second factor was presented a short time ago. */
export const isFresh = (presentedAt: Date | null, now: Date): boolean =>
  presentedAt !== null && now.getTime() - presentedAt.getTime() < freshness;
