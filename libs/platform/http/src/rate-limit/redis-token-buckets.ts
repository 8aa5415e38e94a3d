import { batchLoader } from '@partner/persistence';
import type { RedisConnection } from '../redis/index.js';
import { tokenResult } from './token-result.js';
import { type BucketSettings, type TokenResult, TokenBuckets } from './token-buckets.js';

/**
 * The same arithmetic as in memory, by Redis's own clock, so that all processes agree. A key expires when full.
 * KEYS: a bucket for each token. ARGV: for each, its rate and its burst. Answers the time, and for each token whether
 * there was one and when its bucket would be full.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answer = { now }
for index, bucket in ipairs(KEYS) do
  local perToken = 1000000 / ARGV[2 * index - 1]
  local capacity = perToken * ARGV[2 * index]
  local stored = tonumber(redis.call('GET', bucket) or now)
  local possible = math.min(stored, now + capacity)
  local fullAt = math.max(possible, now) + perToken
  local allowed = fullAt - now <= capacity
  if allowed or possible < stored then
    local kept = allowed and fullAt or possible
    redis.call('SET', bucket, string.format('%.0f', kept), 'PX', math.ceil((kept - now) / 1000))
  end
  answer[2 * index] = allowed and 1 or 0
  answer[2 * index + 1] = math.floor(fullAt + 0.5)
end
return answer
`;

interface BucketRequest {
  readonly settings: BucketSettings;
  readonly key: string;
}

/**
 * The buckets of all processes that use this Redis (W11). Requests of one turn of the event loop take their tokens
 * together.
 */
export class RedisTokenBuckets extends TokenBuckets {
  readonly #requests = batchLoader((requests: readonly BucketRequest[]) => this.#takeAll(requests));

  constructor(private readonly redis: RedisConnection) {
    super();
  }

  /** @throws RedisUnavailable */
  take(settings: BucketSettings, key: string): Promise<TokenResult> {
    return this.#requests.load({ settings, key });
  }

  async #takeAll(requests: readonly BucketRequest[]): Promise<TokenResult[]> {
    const buckets = requests.map(({ settings: { name }, key }) => `partner:bucket:${name}:${key}`);
    const limits = requests.flatMap(({ settings: { ratePerSecond, burst } }) => [ratePerSecond, burst]);
    const [now, ...taken] = (await this.redis.evaluate(takeScript, buckets, limits)) as [number, ...number[]];
    return requests.map(({ settings }, index) =>
      tokenResult(settings, taken[2 * index] === 1, taken[2 * index + 1]!, now),
    );
  }
}
