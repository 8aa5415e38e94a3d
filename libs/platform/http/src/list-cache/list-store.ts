import type { CompanyId, ResourceType } from '@partner/kernel';

/** A family of cached answers: one list of one company (§1.6). */
export interface CachedList {
  readonly company: CompanyId;
  /** Names the list: `leads`. */
  readonly route: string;
  /** The kinds of records its answers show: a change of any of them drops them all (W13). */
  readonly shows: readonly ResourceType[];
}

/** What is known of one entry. */
export interface Found {
  /** The generations of all kinds shown, before anything was read: an answer is kept under them, and good for them alone. */
  readonly stamp: string;
  /** The answer kept under that stamp, if there is one. */
  readonly body?: Buffer;
}

/** Milliseconds that an answer is kept (§1.6). */
export const keptFor = 30_000;

/** Longer answers are not kept, in bytes. */
export const longestKept = 1024 * 1024;

/**
 * Where cached lists are kept. A generation is a unique token; replacing it makes everything kept under the old one
 * unreachable, and a lost token counts as replaced, so that forgetting is always safe.
 */
export abstract class ListStore {
  /** @returns undefined while the store must not be used. */
  abstract find(list: CachedList, entry: string): Promise<Found | undefined>;
  /** Keeps an answer whose reading began after `stamp` was found. */
  abstract keep(list: CachedList, entry: string, stamp: string, body: Buffer): Promise<void>;
  /** Replaces the generations of `kinds`. @returns false when it could not: then nothing is used until all were replaced. */
  abstract drop(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean>;
  /** Replaces every generation. */
  abstract dropAll(): Promise<void>;
}
