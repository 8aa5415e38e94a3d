import { hourMs, minuteMs } from '@partner/kernel';

/** Validity of a mailed link in milliseconds (R90). */
export const mailedLinkLifetime = 15 * minuteMs;

/** Validity of an operator's link in milliseconds (R90). */
export const operatorLinkLifetime = 8 * hourMs;

/** Idle timeout of a session in milliseconds (R91). */
const idleLifetime = 8 * hourMs;

/** Maximum lifetime of a session in milliseconds, regardless of use (R91). */
export const maxLifetime = 7 * 24 * hourMs;

/** Minimum interval between recorded uses in milliseconds. */
const recordInterval = minuteMs;

/** Returns the end of a session that is used at `at` and not again, at most `expiresAt`. */
export const idleUntil = (at: Date, expiresAt: Date): Date =>
  new Date(Math.min(at.getTime() + idleLifetime, expiresAt.getTime()));

/** True if a use at `at` should be recorded, given the last recorded use. */
export const shouldRecordUse = (seenAt: Date, at: Date): boolean => at.getTime() - seenAt.getTime() >= recordInterval;
