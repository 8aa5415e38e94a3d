import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Clock, Sweep, type SweepStep } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Metrics } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';

import { MaintenanceProcessor } from './maintenance.processor.js';
import { SweepMetrics } from './sweep-metrics.js';

Logger.overrideLogger(false);

const noon = new Date('2026-11-20T12:00:00Z');

class Noon extends Clock {
  override now = (): Date => noon;
}

class Recorded extends Sweep {
  readonly name = 'recorded';
  readonly group = 'quotes';
  override readonly intervalMs = 1;
  readonly runs: Date[] = [];
  fails = false;

  async run(now: Date): Promise<number> {
    if (this.fails) throw new Error('the database is away');
    return this.runs.push(now);
  }

  preview = async (): Promise<SweepStep[]> => [];
}

describe('a maintenance job', () => {
  const sweep = new Recorded();
  const find = (name: string): Sweep | undefined => (name === sweep.name ? sweep : undefined);
  const sweeps = { find, all: () => [sweep] } as never;
  const metrics = new Metrics({ service: 'worker' });
  const sweepMetrics = new SweepMetrics(metrics, sweeps, new Noon());
  let home: TestDatabase;
  let database: Database;
  let processor: MaintenanceProcessor;
  beforeAll(async () => {
    home = await freshDatabase();
    database = new Database({ url: home.url });
    processor = new MaintenanceProcessor(sweeps, database, sweepMetrics);
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });
  const lastSuccess = async (): Promise<string | undefined> =>
    /^partner_sweep_last_success_timestamp_seconds\{sweep="recorded",service="worker"\} (\d+)$/m.exec(
      await metrics.registry.metrics(),
    )?.[1];

  it('runs the sweep of its name by the time of PostgreSQL, and exports the time of its success', async () => {
    sweep.fails = true;
    await expect(processor.process({ name: 'recorded' })).rejects.toThrow('the database is away');
    expect(await lastSuccess()).toBe('0');
    sweep.fails = false;
    const before = await database.now();
    expect(await processor.process({ name: 'recorded' })).toBe(1);
    const [run] = sweep.runs;
    expect(before <= run! && run! <= (await database.now())).toBe(true);
    expect(await lastSuccess()).toBe(String(noon.getTime() / 1_000));
  });

  it('succeeds for a sweep that this release does not have', async () => {
    expect(await processor.process({ name: 'of-tomorrow' })).toBe(0);
  });
});
