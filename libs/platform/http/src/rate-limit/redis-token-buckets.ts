import { Gathering } from '@partner/kernel';
import type { RedisConnection } from '../redis/index.js';
import { tokenAnswer } from './token-answer.js';
import { type BucketSettings, type TokenAnswer, TokenBuckets } from './token-buckets.js';

/**
 * The same arithmetic as in memory, by Redis's own clock, so that all processes agree. A key expires when full.
 * KEYS: a bucket for each token. ARGV: for each, its rate and its burst. Answers the time, and for each token whether
 * there was one and when its bucket would be full.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answer = { now }
for place, bucket in ipairs(KEYS) do
  local perToken = 1000000 / ARGV[2 * place - 1]
  local capacity = perToken * ARGV[2 * place]
  local stored = tonumber(redis.call('GET', bucket) or now)
  local possible = math.min(stored, now + capacity)
  local fullAt = math.max(possible, now) + perToken
  local allowed = fullAt - now <= capacity
  if allowed or possible < stored then
    local kept = allowed and fullAt or possible
    redis.call('SET', bucket, string.format('%.0f', kept), 'PX', math.ceil((kept - now) / 1000))
  end
  answer[2 * place] = allowed and 1 or 0
  answer[2 * place + 1] = math.floor(fullAt + 0.5)
end
return answer
`;

interface Wanted {
  readonly settings: BucketSettings;
  readonly key: string;
}

/** The buckets of all processes that use this Redis (W11). Requests of one turn of the event loop take their tokens together. */
export class RedisTokenBuckets extends TokenBuckets {
  readonly #wanted = new Gathering<Wanted, TokenAnswer>((wanted) => this.#takeAll(wanted));

  constructor(private readonly redis: RedisConnection) {
    super();
  }

  /** @throws RedisUnavailable */
  take(settings: BucketSettings, key: string): Promise<TokenAnswer> {
    return this.#wanted.ask({ settings, key });
  }

  async #takeAll(wanted: readonly Wanted[]): Promise<TokenAnswer[]> {
    const buckets = wanted.map(({ settings: { name }, key }) => `partner:bucket:${name}:${key}`);
    const limits = wanted.flatMap(({ settings: { ratePerSecond, burst } }) => [ratePerSecond, burst]);
    const [now, ...taken] = (await this.redis.evaluate(takeScript, buckets, limits)) as [number, ...number[]];
    return wanted.map(({ settings }, place) =>
      tokenAnswer(settings, taken[2 * place] === 1, taken[2 * place + 1]!, now),
    );
  }
}
