import { Module, Injectable } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Sweep, type SweepStep } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { Contexts, ensureDeclaredPartitions, previewDeclaredPartitions } from '@partner/schema';
import { DeadJobsSweep } from './dead-jobs.sweep.js';
import { Sweeps } from './sweeps.js';
import { TalliesSweep } from './tallies.sweep.js';

/** Creates partitions in advance, so that the rows of a week can be dropped together (E1, R5). */
@Injectable()
class PartitionsSweep extends Sweep {
  readonly name = 'partitions';
  readonly group = 'retention';

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: Contexts,
  ) {
    super();
  }

  async run(now: Date): Promise<number> {
    const made = await ensureDeclaredPartitions(this.database, this.contexts, now);
    return made.length;
  }

  preview(now: Date): Promise<SweepStep[]> {
    return previewDeclaredPartitions(this.database, this.contexts, now);
  }
}

/**
 * The list of all sweeps, and the sweeps of the platform. Requires the database but no queue, so the operator's command
 * line can use it.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [Sweeps, PartitionsSweep, DeadJobsSweep, TalliesSweep],
  exports: [Sweeps],
})
export class SweepsModule {}
