import DataLoader from 'dataloader';

/** Keys of one call at most. */
const maxKeys = 250;

/** Milliseconds after which a call that still runs keeps the next one waiting no longer. */
const maxTurnMs = 1_000;

/**
 * A loader of batches that makes one call at a time: what is asked for meanwhile goes with the next one. However many
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
    maxBatchSize: maxKeys,
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
