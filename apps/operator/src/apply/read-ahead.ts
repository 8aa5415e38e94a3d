import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Yields the items of a source and requests each next item while the consumer processes the current one. The request
 * waits for the next turn of the event loop, so that the consumer's own database statements are sent first.
 * @param close ends the source, even while it waits for input.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>, close: () => void): AsyncGenerator<T> {
  try {
    for (let next = source.next(); ;) {
      const result = await next;
      if (result.done) return;
      next = nextTurn().then(() => source.next());
      // The error surfaces at the `await` above, after the items before it, or not at all when the consumer has
      // stopped.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    close();
  }
}
