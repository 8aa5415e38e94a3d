import type { Clock } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type CachedList, ttlMs, maxBodyBytes } from './list-cache-store.js';

/** The bytes that all cached responses together may take. */
const maxTotalBytes = 16 * 1024 * 1024;

interface Entry {
  readonly version: string;
  readonly body: Buffer;
  readonly expiresAt: number;
}

/**
 * Responses in this process's memory, each valid for one version and until its TTL ends (§1.6). The least recently
 * used goes first.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ body, version }, key) => body.length + version.length + key.length + 200,
  });

  constructor(private readonly clock: Clock) {}

  /** The response stored under `version`, if there is one. */
  get(version: string, list: CachedList, entry: string): Buffer | undefined {
    const cached = this.#entries.get(keyOf(list, entry));
    return cached?.version === version && cached.expiresAt > this.clock.now().getTime() ? cached.body : undefined;
  }

  /** @param ttl how long it is good for. */
  set(list: CachedList, entry: string, version: string, body: Buffer, ttl = ttlMs): void {
    if (body.length > maxBodyBytes) return;
    this.#entries.set(keyOf(list, entry), { version, body: copyOf(body), expiresAt: this.clock.now().getTime() + ttl });
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** A short body is a piece of a slab that it shares with others, and would hold all of that as long as it is kept. */
function copyOf(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const keyOf = ({ company, route }: CachedList, entry: string): string => `${company} ${route} ${entry}`;
