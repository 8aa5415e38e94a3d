import { Injectable } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { Metrics, withTimeout } from '@partner/runtime';
import { Contexts, PartitionsSweep } from '@partner/schema';
import { Gauge } from 'prom-client';

/** Metric of the partitions that the sweep creates in advance. It has no values while the database does not respond. */
@Injectable()
export class PartitionMetrics {
  constructor({ registry }: Metrics, database: CrossCompanyDatabase, contexts: Contexts, clock: Clock) {
    new Gauge({
      name: 'partner_partition_end_timestamp_seconds',
      help: 'Time until which every new row of a table has a partition of its own',
      labelNames: ['table'],
      registers: [registry],
      async collect() {
        const ends = await withTimeout(1_000, PartitionsSweep.ends(database, contexts, clock.now())).catch(
          () => new Map<string, Date>(),
        );
        this.reset();
        for (const [table, end] of ends) this.set({ table }, end.getTime() / 1_000);
      },
    });
  }
}
