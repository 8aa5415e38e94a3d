/** Thrown when a promise takes too long. */
export class Timeout extends Error {}

/**
 * Waits for `promise`, but no longer than `milliseconds`. The underlying operation is not cancelled.
 * @throws Timeout
 */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Timeout(`no response within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the result of reading a queue or the database, or `nothing` when it fails or takes longer than a second. */
export const withFallback = <Numbers>(reading: Promise<Numbers>, nothing: Numbers): Promise<Numbers> =>
  withTimeout(1_000, reading).catch(() => nothing);
