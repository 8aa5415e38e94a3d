/**
 * Waits for `promise`, but no longer than `milliseconds`. The underlying operation is not cancelled.
 * @throws Error with the name `TimeoutError`
 */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const expire = (): void => reject(new DOMException(`no response within ${milliseconds} ms`, 'TimeoutError'));
  const timer = setTimeout(expire, milliseconds);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
