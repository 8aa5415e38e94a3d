import { checkRedis } from '@partner/http';
import { invalid } from '@partner/kernel';
import type { Register } from './register.js';

/** `partner redis check`: connects to the Redis of the settings, as servers do. */
export const register: Register = (redis, cli) => {
  redis
    .command('check')
    .description('connect to the Redis of REDIS_URL')
    .action(async () => {
      const { redisUrl } = cli.settings;
      if (redisUrl === undefined) throw invalid('REDIS_URL is not set: this deployment has no Redis');
      await cli.print({ ok: true, ...(await checkRedis(redisUrl)) });
    });
};
