import type { Clock, CompanyId } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type CachedList, ttlMs, maxBodyBytes } from './list-cache-store.js';

/** Maximum total size of all cached responses in bytes. */
const maxTotalBytes = 16 * 1024 * 1024;

/** Maximum number of remembered keys of responses that were not stored, about 0.3 KB each. */
const maxRefused = 2_000;

interface Entry {
  readonly version: string;
  readonly body: Buffer;
  readonly expiresAt: number;
}

/**
 * Responses in this process's memory, each valid for one version until its TTL ends (§1.6). The least recently used
 * response is evicted first. While it is valid, only a response that was requested before may take its place: a caller
 * whose lists are all different neither evicts the responses of others nor fills memory that only a full collection
 * frees.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxTotalBytes,
    sizeCalculation: sizeOf,
  });
  /** Keys of responses that were requested once and not stored. */
  readonly #refused = new LRUCache<string, true>({ max: maxRefused });

  constructor(private readonly clock: Clock) {}

  get(version: string, list: CachedList, entry: string): Buffer | undefined {
    const cached = this.#entries.get(keyOf(list, entry));
    return cached?.version === version && cached.expiresAt > this.clock.now().getTime() ? cached.body : undefined;
  }

  /** @param ttl remaining lifetime in milliseconds. */
  set(list: CachedList, entry: string, version: string, body: Buffer, ttl = ttlMs): void {
    if (body.length > maxBodyBytes) return;
    const key = keyOf(list, entry);
    const now = this.clock.now().getTime();
    const stored = { version, body, expiresAt: now + ttl };
    if (this.#admits(stored, key, now)) this.#entries.set(key, { ...stored, body: copyOf(body) });
  }

  forget(company: CompanyId): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${company} `)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Returns false for a new response that would evict a valid one, and remembers its key for the next request. */
  #admits(entry: Entry, key: string, now: number): boolean {
    if (this.#entries.calculatedSize + sizeOf(entry, key) <= maxTotalBytes || this.#entries.has(key)) return true;
    const { value: oldest } = this.#entries.rvalues().next();
    if (!oldest || oldest.expiresAt <= now || this.#refused.delete(key)) return true;
    this.#refused.set(key, true);
    return false;
  }
}

const sizeOf = ({ body, version }: Entry, key: string): number => body.length + version.length + key.length + 200;

/** Copies a short body, because it may be a slice of a shared slab and would keep the whole slab in memory. */
function copyOf(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const keyOf = ({ company, route }: CachedList, entry: string): string => `${company} ${route} ${entry}`;
