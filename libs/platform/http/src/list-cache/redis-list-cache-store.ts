import { hash } from 'node:crypto';
import { type Clock, type CompanyId, type ResourceType } from '@partner/kernel';
import { batchLoader } from '@partner/postgres';
import type { RedisConnection } from '../redis/redis-connection.js';
import { removeKeys } from '../redis/remove-keys.js';
import { ResponseCache } from './response-cache.js';
import {
  type CachedList,
  type CacheLookup,
  ttlMs,
  type ListCacheStore,
  maxBodyBytes,
  newVersion,
} from './list-cache-store.js';

const epochKey = 'lists:epoch';
const versionKey = (company: CompanyId, kind: ResourceType): string => `lists:version:${company}:${kind}`;

/** TTL of a version. An expired one is replaced by a new version, which costs a MISS. */
const versionTtlMs = 20 * ttlMs;

/** Milliseconds until the next attempt when a server responds with errors. */
const retryDelayMs = 500;

/** KEYS: the epoch and versions. ARGV: a new version for missing ones, their TTL. */
const versionsScript = `
local versions = redis.call('MGET', unpack(KEYS))
for index, version in ipairs(versions) do
  if not version then
    versions[index] = ARGV[1]
    redis.call('SET', KEYS[index], ARGV[1], 'PX', ARGV[2])
  end
end
return versions
`;

/** KEYS: entries. Returns the remaining milliseconds and the content of each. */
const entriesScript = `
local entries = {}
for index, key in ipairs(KEYS) do
  entries[index] = {redis.call('PTTL', key), redis.call('GET', key)}
end
return entries
`;

/** Maximum number of entries in one request. Each may be as long as a body. */
const maxEntries = 16;

/** Remaining milliseconds, negative for a missing entry, and the content. */
type Stored = readonly [left: number, value: Buffer | null];

/**
 * Cached lists shared by all processes. The epoch is a version of everything: a process that lost its connection, or
 * failed to drop an entry, replaces the epoch before it uses the store again. This invalidates all entries of all
 * processes. Until then it returns nothing.
 * | Every request checks in Redis whether a response is still valid; the checks of one turn of the event loop share a
 * request. The response itself comes from this process if it has one under exactly those versions, otherwise from
 * Redis.
 */
export class RedisListCacheStore implements ListCacheStore {
  /** True while everything that this process had to drop has been dropped. */
  #trusted = false;
  /** Number of times trust was lost. An invalidation that began before the last loss does not restore it. */
  #losses = 0;
  readonly #versions = batchLoader((lists: readonly CachedList[]) => this.#versionsOf(lists));
  readonly #entries = batchLoader(
    (keys: readonly string[]) => this.redis.evaluate(entriesScript, keys, []) as Promise<Stored[]>,
    maxEntries,
  );
  readonly #localResponses: ResponseCache;

  constructor(
    private readonly redis: RedisConnection,
    clock: Clock,
  ) {
    this.#localResponses = new ResponseCache(clock);
    redis.onDown(() => this.#distrust());
    redis.onReady(() => void this.invalidateAll());
  }

  async get(list: CachedList, entry: string): Promise<CacheLookup | undefined> {
    if (!this.#trusted) return undefined;
    const version = await this.#versions.load(list).catch(() => undefined);
    if (version === undefined || !this.#trusted) return undefined;
    return {
      version,
      body: this.#localResponses.get(version, list, entry) ?? (await this.#fetch(list, entry, version)),
    };
  }

  async set(list: CachedList, entry: string, version: string, body: Buffer): Promise<void> {
    if (body.length > maxBodyBytes || !this.#trusted) return;
    this.#localResponses.set(list, entry, version, body);
    const value = Buffer.concat([Buffer.from(`${version} `), body]);
    // A response that could not be stored only costs a MISS.
    await this.redis
      .run((client) => client.set(this.redis.key(entryKey(list, entry)), value, 'PX', ttlMs))
      .catch(() => undefined);
  }

  async invalidate(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    // Deleting works even in a full Redis.
    return this.#delete(kinds.map((kind) => versionKey(company, kind)));
  }

  /** Responses that cannot be removed now expire within seconds. */
  async forget(company: CompanyId): Promise<void> {
    this.#localResponses.forget(company);
    await removeKeys(this.redis, `lists:*:${company}:*`).catch(() => undefined);
  }

  async invalidateAll(): Promise<void> {
    this.#distrust();
    const losses = this.#losses;
    const deleted = await this.#delete([epochKey]);
    if (deleted && losses === this.#losses) this.#trusted = true;
  }

  /** Returns the current version of each list: the epoch and all kinds shown. Requests each key once. */
  async #versionsOf(lists: readonly CachedList[]): Promise<string[]> {
    const keys = lists.map(({ company, shows }) => [epochKey, ...shows.map((kind) => versionKey(company, kind))]);
    const requested = [...new Set(keys.flat())];
    const versions = (await this.redis.evaluate(versionsScript, requested, [newVersion(), versionTtlMs])) as Buffer[];
    const versionOf = new Map(requested.map((key, index) => [key, versions[index]!.toString('latin1')]));
    return keys.map((shown) => shown.map((key) => versionOf.get(key)).join('.'));
  }

  /** Reads the response that any process stored under `version`, and caches it here for its remaining TTL. */
  async #fetch(list: CachedList, entry: string, version: string): Promise<Buffer | undefined> {
    const [left, found] = await this.#entries.load(entryKey(list, entry)).catch((): Stored => [0, null]);
    if (!found || left <= 0 || found.toString('latin1', 0, version.length + 1) !== `${version} `) return undefined;
    const body = found.subarray(version.length + 1);
    this.#localResponses.set(list, entry, version, body, left);
    return body;
  }

  /** Deletes keys. If this fails, drops everything as soon as Redis works again. */
  async #delete(keys: readonly string[]): Promise<boolean> {
    try {
      await this.redis.run((client) => client.unlink(...keys.map((key) => this.redis.key(key))));
      return true;
    } catch {
      this.#distrust();
      setTimeout(() => {
        if (!this.#trusted && this.redis.isUp) void this.invalidateAll();
      }, retryDelayMs).unref();
      return false;
    }
  }

  #distrust(): void {
    this.#trusted = false;
    this.#losses += 1;
  }
}

function entryKey({ company, route }: CachedList, entry: string): string {
  return `lists:entry:${company}:${route}:${hash('sha256', entry, 'base64url')}`;
}
