import { type ReadinessCheck, redisAnswers, type Settings } from '@partner/runtime';
import type { RedisConnections } from './redis-connections.js';

/** A check of readiness for each Redis that the settings name. */
export function redisChecks(
  connections: RedisConnections,
  { redisUrl, redisCacheUrl = redisUrl }: Pick<Settings, 'redisUrl' | 'redisCacheUrl'>,
): ReadinessCheck[] {
  const check = (name: 'redis' | 'redis-cache', url: string): ReadinessCheck =>
    redisAnswers(name, () => connections.to(url).run((client) => client.ping()));
  return [
    ...(redisUrl ? [check('redis', redisUrl)] : []),
    ...(redisCacheUrl && redisCacheUrl !== redisUrl ? [check('redis-cache', redisCacheUrl)] : []),
  ];
}
