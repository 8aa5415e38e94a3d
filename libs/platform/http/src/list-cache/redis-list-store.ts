import { createHash } from 'node:crypto';
import { type Clock, type CompanyId, Gathering, type ResourceType } from '@partner/kernel';
import type { RedisConnection } from '../redis/index.js';
import { KeptAnswers } from './kept-answers.js';
import { type CachedList, type Found, keptFor, ListStore, longestKept } from './list-store.js';
import { freshToken } from './tokens.js';

const epochKey = 'partner:lists:epoch';
const generationKey = (company: CompanyId, kind: ResourceType): string => `partner:lists:generation:${company}:${kind}`;

/** Generations nobody asked for in a while go; the next one is new, which costs a MISS. */
const generationKeptFor = 20 * keptFor;

/** Milliseconds until a server that answers, but refuses, is asked again. */
const tryAgain = 500;

/** KEYS: the epoch and generations. ARGV: a new token for those that are not there, its life. */
const tokensScript = `
local tokens = redis.call('MGET', unpack(KEYS))
for place, token in ipairs(tokens) do
  if not token then
    tokens[place] = ARGV[1]
    redis.call('SET', KEYS[place], ARGV[1], 'PX', ARGV[2])
  end
end
return tokens
`;

/**
 * Cached lists that all processes share. The epoch is a generation of everything: a process that lost its connection,
 * or could not drop what it had to, replaces the epoch before it uses the store again, and with it whatever anybody
 * kept in the meantime. Until then it answers nothing.
 *
 * Whether an answer is still good is asked of Redis for every request, all requests of one turn of the event loop
 * together. The answer itself comes from this process when it has it under exactly those tokens, else from Redis.
 */
export class RedisListStore extends ListStore {
  /** Whether everything this process had to drop has been dropped. */
  #trusted = false;
  /** How often trust was lost: what began before the last time does not bring it back. */
  #losses = 0;
  readonly #stamps = new Gathering<CachedList, string>((lists) => this.#stampsOf(lists));
  readonly #answersHere: KeptAnswers;

  constructor(
    private readonly redis: RedisConnection,
    clock: Clock,
  ) {
    super();
    this.#answersHere = new KeptAnswers(clock);
    redis.onDown(() => this.#distrust());
    redis.onReady(() => void this.dropAll());
  }

  async find(list: CachedList, entry: string): Promise<Found | undefined> {
    if (!this.#trusted) return undefined;
    const stamp = await this.#stamps.ask(list).catch(() => undefined);
    if (stamp === undefined || !this.#trusted) return undefined;
    return { stamp, body: this.#answersHere.under(stamp, list, entry) ?? (await this.#fetch(list, entry, stamp)) };
  }

  async keep(list: CachedList, entry: string, stamp: string, body: Buffer): Promise<void> {
    if (body.length > longestKept || !this.#trusted) return;
    this.#answersHere.keep(list, entry, stamp, body);
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

  /** The stamps that lists have now: the tokens of the epoch and of all kinds shown. Each token is asked for once. */
  async #stampsOf(lists: readonly CachedList[]): Promise<string[]> {
    const keys = lists.map(({ company, shows }) => [epochKey, ...shows.map((kind) => generationKey(company, kind))]);
    const asked = [...new Set(keys.flat())];
    const answered = (await this.redis.evaluate(tokensScript, asked, [freshToken(), generationKeptFor])) as Buffer[];
    const tokens = new Map(asked.map((key, place) => [key, answered[place]!.toString('latin1')]));
    return keys.map((shown) => shown.map((key) => tokens.get(key)).join('.'));
  }

  /** What any process kept under `stamp`; it is kept here for as long as it has left there. */
  async #fetch(list: CachedList, entry: string, stamp: string): Promise<Buffer | undefined> {
    const key = entryKey(list, entry);
    // In this order: an answer put there between the two is taken for older than it is, never for younger.
    const [left, found] = await this.redis
      .run((client) => Promise.all([client.pttl(key), client.getBuffer(key)]))
      .catch(() => [0, null] as const);
    if (!found || left <= 0 || found.toString('latin1', 0, stamp.length + 1) !== `${stamp} `) return undefined;
    const body = found.subarray(stamp.length + 1);
    this.#answersHere.keep(list, entry, stamp, body, left);
    return body;
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
