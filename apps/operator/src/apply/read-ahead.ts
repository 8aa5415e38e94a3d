import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * What a source gives, one ahead: each is asked for while whoever reads this deals with the one before. They begin
 * first: nothing is asked for before the next turn of the event loop, when what they ask of the database is on its way.
 * @param close ends the source, also while it waits for something to give.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>, close: () => void): AsyncGenerator<T> {
  try {
    for (let next = source.next(); ;) {
      const result = await next;
      if (result.done) return;
      next = nextTurn().then(() => source.next());
      // It is thrown where it is read, after what came before it, or nowhere.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    close();
  }
}
