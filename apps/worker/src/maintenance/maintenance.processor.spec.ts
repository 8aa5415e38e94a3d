import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Clock, Sweep, type SweepGroup, type SweepStep } from '@partner/kernel';

import { MaintenanceProcessor } from './maintenance.processor.js';

Logger.overrideLogger(false);

const noon = new Date('2026-11-20T12:00:00Z');

class Noon extends Clock {
  now = (): Date => noon;
}

class Recorded extends Sweep {
  readonly name = 'recorded';
  readonly group: SweepGroup = 'quotes';
  readonly intervalMs = 1;
  readonly runs: Date[] = [];

  async run(now: Date): Promise<number> {
    return this.runs.push(now);
  }

  preview = async (): Promise<SweepStep[]> => [];
}

describe('a maintenance job', () => {
  const sweep = new Recorded();
  const find = (name: string): Sweep | undefined => (name === sweep.name ? sweep : undefined);
  const processor = new MaintenanceProcessor({ find } as never, new Noon());

  it('runs the sweep of its name as of now', async () => {
    expect(await processor.process({ name: 'recorded' })).toBe(1);
    expect(sweep.runs).toEqual([noon]);
  });

  it('of a sweep that this release does not have is done with', async () => {
    expect(await processor.process({ name: 'of-tomorrow' })).toBe(0);
  });
});
