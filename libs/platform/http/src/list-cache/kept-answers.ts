import type { Clock } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type CachedList, keptFor, longestKept } from './list-store.js';

/** The bytes that all kept answers together may take. */
const mostBytes = 32 * 1024 * 1024;

interface Kept {
  readonly stamp: string;
  readonly body: Buffer;
  readonly until: number;
}

/** Answers in this process's memory, each good under its stamp alone, and for a time (§1.6). The one unused longest goes first. */
export class KeptAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, stamp }, key) => body.length + stamp.length + key.length + 200,
  });

  constructor(private readonly clock: Clock) {}

  /** The answer that was kept under `stamp`, if there is one. */
  under(stamp: string, list: CachedList, entry: string): Buffer | undefined {
    const kept = this.#kept.get(nameOf(list, entry));
    return kept?.stamp === stamp && kept.until > this.clock.now().getTime() ? kept.body : undefined;
  }

  /** @param milliseconds how long it is good for. */
  keep(list: CachedList, entry: string, stamp: string, body: Buffer, milliseconds = keptFor): void {
    if (body.length > longestKept) return;
    this.#kept.set(nameOf(list, entry), { stamp, body: own(body), until: this.clock.now().getTime() + milliseconds });
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** A short body is a piece of a slab that it shares with others, and would hold all of that as long as it is kept. */
function own(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const nameOf = ({ company, route }: CachedList, entry: string): string => `${company} ${route} ${entry}`;
