import type { CompanyId, ResourceType } from '@partner/kernel';
import { createHash } from 'node:crypto';
import type { RedisConnection } from '../redis/index.js';
import { type CachedList, type Found, keptFor, ListStore, longestKept } from './list-store.js';
import { freshToken } from './tokens.js';

const epochKey = 'partner:lists:epoch';
const generationKey = (company: CompanyId, kind: ResourceType): string => `partner:lists:generation:${company}:${kind}`;

/** Generations nobody asked for in a while go; the next one is new, which costs a MISS. */
const generationKeptFor = 20 * keptFor;

/** Milliseconds until a server that answers, but refuses, is asked again. */
const tryAgain = 500;

/** KEYS: the entry, the epoch, the generations. ARGV: a new token for whichever is not there, its life. */
const findScript = `
local stamp = {}
for place = 2, #KEYS do
  local token = redis.call('GET', KEYS[place])
  if not token then
    token = ARGV[1]
    redis.call('SET', KEYS[place], token, 'PX', ARGV[2])
  end
  stamp[place - 1] = token
end
local now = table.concat(stamp, '.')
local entry = redis.call('GET', KEYS[1])
if entry and string.sub(entry, 1, #now + 1) == now .. ' ' then
  return { now, string.sub(entry, #now + 2) }
end
return { now }
`;

/**
 * Cached lists that all processes share. The epoch is a generation of everything: a process that lost its connection,
 * or could not drop what it had to, replaces the epoch before it uses the store again, and with it whatever anybody
 * kept in the meantime. Until then it answers nothing.
 */
export class RedisListStore extends ListStore {
  /** Whether everything this process had to drop has been dropped. */
  #trusted = false;
  /** How often trust was lost: what began before the last time does not bring it back. */
  #losses = 0;

  constructor(private readonly redis: RedisConnection) {
    super();
    redis.onDown(() => this.#distrust());
    redis.onReady(() => void this.dropAll());
  }

  async find(list: CachedList, entry: string): Promise<Found | undefined> {
    if (!this.#trusted) return undefined;
    const generations = list.shows.map((kind) => generationKey(list.company, kind));
    const keys = [entryKey(list, entry), epochKey, ...generations];
    const found = await this.redis.evaluate(findScript, keys, [freshToken(), generationKeptFor]).catch(() => undefined);
    if (!found || !this.#trusted) return undefined;
    const [stamp, body] = found as [Buffer, Buffer?];
    return { stamp: stamp.toString(), body };
  }

  async keep(list: CachedList, entry: string, stamp: string, body: Buffer): Promise<void> {
    if (body.length > longestKept || !this.#trusted) return;
    const value = Buffer.concat([Buffer.from(`${stamp} `), body]);
    // Nobody misses an answer that could not be kept.
    await this.redis.run((client) => client.set(entryKey(list, entry), value, 'PX', keptFor)).catch(() => undefined);
  }

  async drop(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    // Deleting works even in a Redis that is full.
    return this.#delete(kinds.map((kind) => generationKey(company, kind)));
  }

  async dropAll(): Promise<void> {
    this.#distrust();
    const losses = this.#losses;
    const dropped = await this.#delete([epochKey]);
    if (dropped && losses === this.#losses) this.#trusted = true;
  }

  /** What cannot be dropped now is dropped with everything else, as soon as that works. */
  async #delete(keys: readonly string[]): Promise<boolean> {
    try {
      await this.redis.run((client) => client.unlink(...keys));
      return true;
    } catch {
      this.#distrust();
      setTimeout(() => {
        if (!this.#trusted && this.redis.isUp) void this.dropAll();
      }, tryAgain).unref();
      return false;
    }
  }

  #distrust(): void {
    this.#trusted = false;
    this.#losses += 1;
  }
}

function entryKey({ company, route }: CachedList, entry: string): string {
  return `partner:lists:entry:${company}:${route}:${createHash('sha256').update(entry).digest('base64url')}`;
}
