/** Milliseconds in a UTC day. */
const day = 86_400_000;

/** Returns the start of the UTC day that contains `at`. */
export const utcDay = (at: Date): Date => new Date(Math.floor(at.getTime() / day) * day);
