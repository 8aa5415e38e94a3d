import { launches } from '@partner/runtime';
import type { Bench } from '../bench.js';
import { Program } from '../fixture/processes.js';

/** Starts the real worker. */
export const startWorker = ({ fixture }: Bench): Promise<Program> =>
  Program.start('apps/worker/bundle/main.js', { ...fixture.settings, PARTNER_LOG_LEVEL: 'silent' }, launches.worker);
