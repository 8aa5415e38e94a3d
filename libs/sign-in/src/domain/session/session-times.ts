const minute = 60_000;
const hour = 60 * minute;

/** How long a link that was mailed can be followed, in milliseconds (R90). */
export const mailedLinkLifetime = 15 * minute;

/** How long a link that an operator was given can be followed, in milliseconds (R90). */
export const operatorLinkLifetime = 8 * hour;

/** A session ends when it was not used for so long, in milliseconds (R91). */
export const idleLifetime = 8 * hour;

/** A session ends after so long however much it is used, in milliseconds (R91). */
export const longestLifetime = 7 * 24 * hour;

/** A use is noted at most so often, in milliseconds. */
const noteInterval = minute;

/** When a session has to have been used again at `at`: never later than it ends for good. */
export const idleUntil = (at: Date, expiresAt: Date): Date =>
  new Date(Math.min(at.getTime() + idleLifetime, expiresAt.getTime()));

/** Whether a use at `at` is worth noting, after the one at `seenAt`. */
export const isWorthNoting = (seenAt: Date, at: Date): boolean => at.getTime() - seenAt.getTime() >= noteInterval;
