import type { RedisConnection } from '../redis/index.js';
import { tokenAnswer } from './token-answer.js';
import { type BucketSettings, type TokenAnswer, TokenBuckets } from './token-buckets.js';

/** The same arithmetic as in memory, by Redis's own clock, so that all processes agree. The key expires when full. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local perToken = 1000000 / tonumber(ARGV[1])
local capacity = perToken * tonumber(ARGV[2])
local stored = tonumber(redis.call('GET', KEYS[1]) or now)
local possible = math.min(stored, now + capacity)
local fullAt = math.max(possible, now) + perToken
local allowed = fullAt - now <= capacity
if allowed or possible < stored then
  local kept = allowed and fullAt or possible
  redis.call('SET', KEYS[1], string.format('%.0f', kept), 'PX', math.ceil((kept - now) / 1000))
end
return { allowed and 1 or 0, string.format('%.0f', fullAt), string.format('%.0f', now) }
`;

/** The buckets of all processes that use this Redis (W11). */
export class RedisTokenBuckets extends TokenBuckets {
  constructor(private readonly redis: RedisConnection) {
    super();
  }

  /** @throws RedisUnavailable */
  async take(settings: BucketSettings, key: string): Promise<TokenAnswer> {
    const { name, ratePerSecond, burst } = settings;
    const [allowed, fullAt, now] = (await this.redis.evaluate(
      takeScript,
      [`partner:bucket:${name}:${key}`],
      [ratePerSecond, burst],
    )) as [number, Buffer, Buffer];
    return tokenAnswer(settings, allowed === 1, Number(fullAt), Number(now));
  }
}
