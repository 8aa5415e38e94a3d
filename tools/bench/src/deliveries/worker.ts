import type { Bench } from '../bench.js';
import { Program } from '../fixture/processes.js';

/** Starts the real worker. @param redis whether its queues are on Redis. */
export const startWorker = ({ fixture, redisUrl }: Bench, redis: boolean): Promise<Program> =>
  Program.start('apps/worker/dist/main.js', {
    ...fixture.settings,
    PARTNER_LOG_LEVEL: 'silent',
    ...(redis && { REDIS_URL: redisUrl }),
  });
