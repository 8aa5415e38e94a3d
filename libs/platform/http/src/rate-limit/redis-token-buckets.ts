import { batchLoader } from '@partner/postgres';
import { type RedisConnection, RedisUnavailable } from '../redis/redis-connection.js';
import { type Bucket, type TokenResult, TokenBuckets, tokenResult } from './token-buckets.js';

/**
 * Same algorithm as in memory, on Redis's own clock, so that all processes agree. A key expires when its bucket is
 * full. KEYS: the buckets, grouped by request. ARGV: for each bucket its rate, its burst, and the number of buckets of
 * its request that follow. Returns the time, and for each bucket whether it had a token and when it will be full.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answer = { now }
local request = {}
local taken = true
for index, name in ipairs(KEYS) do
  local perToken = 1000000 / ARGV[3 * index - 2]
  local capacity = perToken * ARGV[3 * index - 1]
  local stored = tonumber(redis.call('GET', name) or now)
  local possible = math.min(stored, now + capacity)
  local fullAt = math.max(possible, now) + perToken
  local allowed = fullAt - now <= capacity
  taken = taken and allowed
  request[#request + 1] =
    { name = name, perToken = perToken, stored = stored, possible = possible, fullAt = fullAt, allowed = allowed }
  if ARGV[3 * index] == '0' then
    for _, bucket in ipairs(request) do
      if taken or bucket.possible < bucket.stored then
        local kept = taken and bucket.fullAt or bucket.possible
        local left = math.max(1, math.ceil((kept - now) / 1000))
        redis.call('SET', bucket.name, string.format('%.0f', kept), 'PX', left)
      end
      local shown = bucket.fullAt
      if bucket.allowed and not taken then shown = shown - bucket.perToken end
      answer[#answer + 1] = bucket.allowed and 1 or 0
      answer[#answer + 1] = math.floor(shown + 0.5)
    end
    request = {}
    taken = true
  end
end
return answer
`;

/**
 * The buckets of all processes that use this Redis (W11). Requests of one turn of the event loop take their tokens in
 * one call.
 */
export class RedisTokenBuckets extends TokenBuckets {
  readonly #requests = batchLoader((requests: readonly (readonly Bucket[])[]) => this.#take(requests));

  constructor(private readonly redis: RedisConnection) {
    super();
  }

  /** @throws RedisUnavailable */
  takeAll(buckets: readonly Bucket[]): Promise<TokenResult[]> {
    return this.#requests.load(buckets);
  }

  async #take(requests: readonly (readonly Bucket[])[]): Promise<TokenResult[][]> {
    const keys = requests.flat().map(({ settings: { name }, key }) => `bucket:${name}:${key}`);
    const limits = requests.flatMap((buckets) =>
      buckets.flatMap(({ settings: { ratePerSecond, burst } }, at) => [ratePerSecond, burst, buckets.length - 1 - at]),
    );
    const [now, ...found] = (await this.redis.evaluate(takeScript, keys, limits)) as [number, ...number[]];
    let next = 0;
    return requests.map((buckets) =>
      buckets.map(({ settings }) => tokenResult(settings, found[next++] === 1, found[next++]!, now)),
    );
  }
}

/** Uses the shared buckets, or the process's own while the shared ones cannot be reached (E5). */
export class FallingBackTokenBuckets extends TokenBuckets {
  constructor(
    private readonly shared: TokenBuckets,
    private readonly own: TokenBuckets,
  ) {
    super();
  }

  async takeAll(buckets: readonly Bucket[]): Promise<TokenResult[]> {
    try {
      return await this.shared.takeAll(buckets);
    } catch (error) {
      if (!(error instanceof RedisUnavailable)) throw error;
      return this.own.takeAll(buckets);
    }
  }
}
