import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CrossCompanyDatabase } from '@partner/postgres';
import { Contexts, PartitionsSweep, provide } from '@partner/schema';
import { DeadJobsSweep } from './dead-jobs.sweep.js';
import { Sweeps } from './sweeps.js';

/**
 * The list of all sweeps, and the sweeps of the platform. Requires the database but no queue, so the operator's command
 * line can use it.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [
    Sweeps,
    provide(PartitionsSweep, [CrossCompanyDatabase, Contexts]),
    provide(DeadJobsSweep, [CrossCompanyDatabase]),
  ],
  exports: [Sweeps],
})
export class SweepsModule {}
