const dayMs = 86_400_000;

/** How long requests are in the log, in milliseconds (R100). */
export const logRetentionMs = 7 * dayMs;

/** How long it is known how many there were, in milliseconds (R100). */
export const countRetentionMs = 30 * dayMs;
