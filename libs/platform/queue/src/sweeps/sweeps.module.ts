import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { IdempotencyKeysSweep } from '@partner/http';

import { PartitionsSweep } from './partitions.sweep.js';
import { DeadJobsSweep } from './dead-jobs.sweep.js';
import { Sweeps } from './sweeps.js';

/**
 * The list of all sweeps, and those that belong to the platform. Needs the database but no queue, so the operator's
 * command line can use it.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [Sweeps, PartitionsSweep, IdempotencyKeysSweep, DeadJobsSweep],
  exports: [Sweeps],
})
export class SweepsModule {}
