import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiAdapter } from './api-adapter.js';

/** Keeps serving for `milliseconds`, until load balancers notice that the server is not ready (R89). */
export async function drain(app: NestFastifyApplication, milliseconds: number): Promise<void> {
  (app.getHttpAdapter() as ApiAdapter).drain();
  await pause(milliseconds);
}
