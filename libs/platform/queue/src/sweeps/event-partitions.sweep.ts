import { Injectable } from '@nestjs/common';
import { dailyMs, Sweep, type SweepGroup } from '@partner/kernel';
import { CrossCompanyDatabase, ensureEventPartitions } from '@partner/persistence';

/** Keeps partitions of the event log ahead of time: without one, no event and so no change could be written (E1). */
@Injectable()
export class EventPartitionsSweep extends Sweep {
  readonly name = 'event-partitions';
  readonly group: SweepGroup = 'retention';
  readonly intervalMs = dailyMs;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date): Promise<number> {
    const made = await ensureEventPartitions(this.database, now);
    return made.length;
  }
}
