import type { CompanyId, ResourceType } from '@partner/kernel';
import type { Change, ChangeChannel } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { Logger } from '@nestjs/common';
import type { Announce } from './list-cache.js';
import type { ListCacheStore } from './list-cache-store.js';

/** Tells other processes to drop the lists that show these kinds of records (W13). */
interface ListChange extends Change {
  readonly type: 'lists';
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/** Drops what other processes say has changed. To be called before the channel starts. */
export function followListChanges(channel: ChangeChannel, store: ListCacheStore): void {
  channel.on<ListChange>('lists', {
    changed: async ({ company, kinds }) => {
      await store.invalidate(company, kinds);
    },
    missed: () => store.invalidateAll(),
  });
}

/** For a store of this process alone: the others hear of every change at once. */
export function announceEveryChange(channel: ChangeChannel): Announce {
  return (company, kinds) => quietly(() => channel.publish<ListChange>({ type: 'lists', company, kinds }));
}

/** As `announceEveryChange` says, but as a part of the commit itself: nothing is left to be announced after it. */
export function announcedByCommit(channel: ChangeChannel): Parameters<DatabaseUnitOfWork['sendWithCommit']>[0] {
  return (changes) => {
    const told = changes.filter(({ kinds }) => kinds.length > 0);
    if (told.length === 0) return undefined;
    return channel.withCommit(told.map(({ company, kinds }): ListChange => ({ type: 'lists', company, kinds })));
  };
}

/**
 * For a shared store: other processes are notified only when the store could not be reached. They may reach it, and
 * must have tried before the writer gets its answer; with the store down for all of them, none uses it.
 */
export function announceFailedInvalidations(channel: ChangeChannel): Announce {
  return async (company, kinds, invalidated) => {
    if (!invalidated) await quietly(() => channel.publishAndWait<ListChange>({ type: 'lists', company, kinds }));
  };
}

/** The change is committed: a failed announcement to other processes must not fail its request. */
async function quietly(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    new Logger('ListCache').warn(`other processes could not be told of a change: ${String(error)}`);
  }
}
