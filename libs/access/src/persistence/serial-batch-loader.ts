import DataLoader from 'dataloader';

/** Maximum number of keys per call. */
const maxKeys = 250;

/** Maximum time that a running call delays the next one, in milliseconds. */
const maxTurnMs = 1_000;

/**
 * Creates a batch loader that makes one call at a time. Keys requested meanwhile go into the next call, so that any
 * number of requests use one connection, and larger batches cost less per key.
 */
export function serialBatchLoader<Key, Result>(
  load: (keys: readonly Key[]) => Promise<readonly Result[]>,
): Pick<DataLoader<Key, Result>, 'load'> {
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
