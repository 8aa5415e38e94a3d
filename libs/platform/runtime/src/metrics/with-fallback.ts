import { withTimeout } from '../with-timeout.js';

/** Returns the result of reading a queue or the database, or `nothing` when it fails or takes longer than a second. */
export const withFallback = <Numbers>(reading: Promise<Numbers>, nothing: Numbers): Promise<Numbers> =>
  withTimeout(1_000, reading).catch(() => nothing);
