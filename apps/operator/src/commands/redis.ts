import { checkRedis } from '@partner/http';
import { invalid } from '@partner/kernel';
import type { Register } from './register.js';

/** `partner redis check`: connects to each Redis of the settings, as servers do. */
export const register: Register = (redis, cli) => {
  redis
    .command('check')
    .description('connect to the Redis of REDIS_URL, and of a different REDIS_CACHE_URL')
    .action(async () => {
      const { redisUrl, redisCacheUrl } = cli.settings;
      const urls = new Set([redisUrl, redisCacheUrl].filter((url) => url !== undefined));
      if (urls.size === 0) throw invalid('REDIS_URL is not set: this deployment has no Redis');
      for (const url of urls) await cli.print({ ok: true, ...(await checkRedis(url)) });
    });
};
