import type { Clock, CompanyId } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type CachedList, ttlMs, maxBodyBytes } from './list-cache-store.js';

/** Maximum total size of all cached responses in bytes. */
const maxTotalBytes = 16 * 1024 * 1024;

interface Entry {
  readonly version: string;
  readonly body: Buffer;
  readonly expiresAt: number;
}

/**
 * Responses in this process's memory, each valid for one version until its TTL ends (§1.6). The least recently used
 * response is evicted first.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ body, version }, key) => body.length + version.length + key.length + 200,
  });

  constructor(private readonly clock: Clock) {}

  /** Returns the response stored under `version`, if any. */
  get(version: string, list: CachedList, entry: string): Buffer | undefined {
    const cached = this.#entries.get(keyOf(list, entry));
    return cached?.version === version && cached.expiresAt > this.clock.now().getTime() ? cached.body : undefined;
  }

  /** @param ttl remaining lifetime in milliseconds. */
  set(list: CachedList, entry: string, version: string, body: Buffer, ttl = ttlMs): void {
    if (body.length > maxBodyBytes) return;
    this.#entries.set(keyOf(list, entry), { version, body: copyOf(body), expiresAt: this.clock.now().getTime() + ttl });
  }

  forget(company: CompanyId): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${company} `)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** Copies a short body, because it may be a slice of a shared slab and would keep the whole slab in memory. */
function copyOf(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const keyOf = ({ company, route }: CachedList, entry: string): string => `${company} ${route} ${entry}`;
