/**
 * The results of things that do not need each other's, so that what they ask of the database can travel together. Waits
 * for all of them. @throws what the first one that failed did, in the order in which they are given.
 */
export async function settleAll<const T extends readonly unknown[]>(
  all: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(all);
  for (const one of all) await one;
  return Promise.all(all);
}
