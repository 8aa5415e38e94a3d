import DataLoader from 'dataloader';

/** Keys of one call at most unless given: a Redis script keeps all other clients waiting while it runs. */
const maxBatchSize = 250;

/**
 * A loader that makes one call of all keys that are asked for in one turn of the event loop. The call begins after the
 * last of them was asked for, so that no answer is older than its question; nothing is cached, and equal keys are
 * not merged. When the call fails, every key of it fails.
 * @param load one result for each key, in the order of the keys; an error is the result of its key alone.
 * @param maxKeys keys of one call at most.
 */
export function batchLoader<Key, Result>(
  load: (keys: readonly Key[]) => Promise<readonly (Result | Error)[]>,
  maxKeys = maxBatchSize,
): {
  load(key: Key): Promise<Result>;
} {
  return new DataLoader<Key, Result>(load, {
    cache: false,
    maxBatchSize: maxKeys,
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  });
}

/** Milliseconds after which a call that still runs keeps the next one waiting no longer. */
const maxTurnMs = 1_000;

/**
 * A {@link batchLoader} that makes one call at a time: what is asked for meanwhile goes with the next one. However many
 * ask, they take one connection, and the more they are the less each of them costs.
 */
export function serialBatchLoader<Key, Result>(
  load: (keys: readonly Key[]) => Promise<readonly Result[]>,
): {
  load(key: Key): Promise<Result>;
} {
  let running: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  const loadInTurn = (keys: readonly Key[]): Promise<readonly Result[]> => {
    const loading = load(keys);
    running = loading.catch(() => undefined);
    return loading;
  };
  return new DataLoader<Key, Result>(loadInTurn, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (dispatch) => {
      turn = turn.then(async () => {
        await new Promise(setImmediate);
        dispatch();
        await settledWithin(running, maxTurnMs);
      });
    },
  });
}

async function settledWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
  clearTimeout(timer);
}
