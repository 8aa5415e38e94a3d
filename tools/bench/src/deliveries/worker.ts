import type { Bench } from '../bench.js';
import { Program } from '../stage/processes.js';

/** Starts the real worker. @param redis whether its queues are on Redis. */
export const startWorker = ({ stage, redisUrl }: Bench, redis: boolean): Promise<Program> =>
  Program.start('apps/worker/dist/main.js', {
    ...stage.settings,
    PARTNER_LOG_LEVEL: 'silent',
    ...(redis && { REDIS_URL: redisUrl }),
  });
