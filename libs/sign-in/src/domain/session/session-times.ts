const minute = 60_000;
const hour = 60 * minute;

/** Validity of a mailed link in milliseconds (R90). */
export const mailedLinkLifetime = 15 * minute;

/** Validity of an operator's link in milliseconds (R90). */
export const operatorLinkLifetime = 8 * hour;

/** Idle timeout of a session in milliseconds (R91). */
const idleLifetime = 8 * hour;

/** Maximum lifetime of a session in milliseconds, regardless of use (R91). */
export const maxLifetime = 7 * 24 * hour;

/** Minimum interval between recorded uses in milliseconds. */
const recordInterval = minute;

/** Returns the end of a session that is used at `at` and not again, at most `expiresAt`. */
export const idleUntil = (at: Date, expiresAt: Date): Date =>
  new Date(Math.min(at.getTime() + idleLifetime, expiresAt.getTime()));

/** True if a use at `at` should be recorded, given the last recorded use. */
export const shouldRecordUse = (seenAt: Date, at: Date): boolean => at.getTime() - seenAt.getTime() >= recordInterval;
