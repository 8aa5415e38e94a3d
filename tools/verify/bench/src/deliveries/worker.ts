import { workerLaunch } from '@partner/runtime';
import type { Bench } from '../bench.js';
import { Program } from '../fixture/processes.js';

/** Starts the real worker. @param redis true to put its queues on Redis */
export const startWorker = (bench: Bench, redis: boolean): Promise<Program> => {
  const { fixture, redisUrl } = bench;
  const settings = { ...fixture.settings, PARTNER_LOG_LEVEL: 'silent', ...(redis && { REDIS_URL: redisUrl }) };
  return Program.start('apps/worker/bundle/main.js', settings, bench.profiled(workerLaunch));
};
