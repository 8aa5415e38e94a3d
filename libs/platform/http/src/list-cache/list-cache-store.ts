import type { CompanyId, ListDefinition, ResourceType } from '@partner/kernel';

/** A family of cached answers: one list of one company (§1.6). */
export interface CachedList extends ListDefinition {
  readonly company: CompanyId;
}

/** What the store has of one entry. */
export interface CacheLookup {
  /** The versions of all kinds shown, as they were before anything was read. A response is valid for exactly these. */
  readonly version: string;
  /** The response stored under that version, if there is one. */
  readonly body?: Buffer;
}

/** How long a response is served, in milliseconds (§1.6). */
export const ttlMs = 30_000;

/** Longer responses are not stored, in bytes. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Where cached lists are stored. A version is a unique token; replacing it makes everything stored under the old one
 * unreachable, and a lost version counts as replaced, so that forgetting is always safe.
 */
export abstract class ListCacheStore {
  /** @returns undefined while the store must not be used; at once, where it is in this process. */
  abstract get(list: CachedList, entry: string): CacheLookup | undefined | Promise<CacheLookup | undefined>;
  /** Stores a response whose reading began after `version` was found. */
  abstract set(list: CachedList, entry: string, version: string, body: Buffer): Promise<void>;
  /**
   * Replaces the versions of `kinds`. @returns false when it could not: then nothing is used until all were replaced.
   */
  abstract invalidate(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean>;
  /** Replaces every version. */
  abstract invalidateAll(): Promise<void>;
}
