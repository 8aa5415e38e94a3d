import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { PartitionsSweep } from './partitions.sweep.js';
import { DeadJobsSweep } from './dead-jobs.sweep.js';
import { Sweeps } from './sweeps.js';

/**
 * The list of all sweeps, and the sweeps of the platform. Requires the database but no queue, so the operator's command
 * line can use it.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [Sweeps, PartitionsSweep, DeadJobsSweep],
  exports: [Sweeps],
})
export class SweepsModule {}
