import type { INestApplicationContext } from '@nestjs/common';
import { ChangeChannel } from '@partner/postgres';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';

/**
 * Records from now on whether anything is committed.
 * @returns a function that waits until every server has processed the last commit, so that the changes of a finished
 * command are visible everywhere (W13).
 */
export function trackChanges(application: INestApplicationContext): () => Promise<void> {
  let changed = false;
  application.get(DatabaseUnitOfWork).onCommit({
    committed: async () => {
      changed = true;
    },
  });
  return async () => {
    if (!changed) return;
    // Notices arrive in order: once this no-op notice has been processed, all earlier ones have been. A server that
    // cannot be reached misses every notice and knows that it may not respond from its cache.
    await application
      .get(ChangeChannel)
      .publishAndWait({ type: 'operator' })
      .catch(() => undefined);
  };
}
