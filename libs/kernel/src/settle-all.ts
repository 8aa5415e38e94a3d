/**
 * Awaits independent promises together, so that their database statements can share a round trip. Waits for all of
 * them, even after a failure.
 * @throws the error of the first failed promise, in argument order.
 */
export async function settleAll<const T extends readonly unknown[]>(
  all: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(all);
  for (const one of all) await one;
  return Promise.all(all);
}
