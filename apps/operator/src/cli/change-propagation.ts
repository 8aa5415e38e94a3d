import type { INestApplicationContext } from '@nestjs/common';
import { ChangeChannel } from '@partner/postgres';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';

/**
 * Notes from now on whether anything is committed.
 * @returns waits until every server has dealt with the last of it, so that a command that has ended is seen everywhere
 * (W13).
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
    // Notices arrive in order: when this one, which concerns nobody, was dealt with, those before it were. A server
    // that cannot be told hears of nothing, and knows that it may not answer from its cache.
    await application
      .get(ChangeChannel)
      .publishAndWait({ type: 'operator' })
      .catch(() => undefined);
  };
}
