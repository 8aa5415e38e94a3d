/** Timeout for reading a queue or the database, in milliseconds. */
const timeoutMs = 1_000;

/** Returns the result of `reading`, or `nothing` when it fails or times out. */
export async function withFallback<Numbers>(reading: Promise<Numbers>, nothing: Numbers): Promise<Numbers> {
  const { promise: late, resolve } = Promise.withResolvers<Numbers>();
  const timer = setTimeout(() => resolve(nothing), timeoutMs);
  try {
    return await Promise.race([reading.catch(() => nothing), late]);
  } finally {
    clearTimeout(timer);
  }
}
