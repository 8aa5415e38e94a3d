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
