import DataLoader from 'dataloader';

/** Default maximum of keys in one call: a Redis script blocks all other clients while it runs. */
const maxBatchSize = 250;

/**
 * Creates a loader that requests all keys of one turn of the event loop in one call. The call starts after the last key
 * was requested, so no result is older than its request. Nothing is cached, and equal keys are not merged. When the
 * call fails, all of its keys fail.
 * @param load returns one result for each key, in order; an error is the result of its key alone.
 * @param maxKeys maximum number of keys in one call.
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
