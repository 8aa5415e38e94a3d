import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Change, ChangeChannel } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { Logger } from '@nestjs/common';
import type { Announce } from './list-cache.js';
import type { ListCacheStore } from './list-cache-store.js';

/** Notifies other processes to drop the lists that show these kinds of records (W13). */
interface ListChange extends Change {
  readonly type: 'lists';
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/** Drops lists on changes in other processes. Call before the channel starts. */
export function followListChanges(channel: ChangeChannel, store: ListCacheStore): void {
  channel.on<ListChange>('lists', {
    changed: async ({ company, kinds }) => {
      await store.invalidate(company, kinds);
    },
    missed: () => store.invalidateAll(),
  });
}

/** For a store in this process: notifies the others of every change immediately. */
export function announceEveryChange(channel: ChangeChannel): Announce {
  return (company, kinds) => logErrors(() => channel.publish<ListChange>({ type: 'lists', company, kinds }));
}

/** Like `announceEveryChange`, but within the commit itself, so that no notice remains to be sent after it. */
export function announcedByCommit(channel: ChangeChannel): Parameters<DatabaseUnitOfWork['sendWithCommit']>[0] {
  return (changes) => {
    const told = changes.filter(({ kinds }) => kinds.length > 0);
    if (told.length === 0) return undefined;
    return channel.withCommit(told.map(({ company, kinds }): ListChange => ({ type: 'lists', company, kinds })));
  };
}

/**
 * For a shared store: notifies other processes only when the store could not be reached. They may be able to reach it,
 * and must have tried before the writer gets its response. If none can reach the store, none uses it.
 */
export function announceFailedInvalidations(channel: ChangeChannel): Announce {
  return async (company, kinds, invalidated) => {
    if (!invalidated) await logErrors(() => channel.publishAndWait<ListChange>({ type: 'lists', company, kinds }));
  };
}

/** Ignores errors. The change is committed, so a failed notice must not fail its request. */
async function logErrors(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    new Logger('ListCache').warn(`other processes could not be notified of a change: ${String(error)}`);
  }
}
