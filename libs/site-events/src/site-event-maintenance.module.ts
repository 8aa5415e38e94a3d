import { type DynamicModule, Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { SiteEventRetentionSweep } from './sweeps/site-event-retention.sweep.js';

/** Sweep of site events, for workers and the operator's command line. */
@Module({})
export class SiteEventMaintenanceModule {
  /** @param retentionDays retention of site events in days (R5). */
  static forRoot(retentionDays: number): DynamicModule {
    return {
      module: SiteEventMaintenanceModule,
      providers: [
        {
          provide: SiteEventRetentionSweep,
          useFactory: (database: CrossCompanyDatabase) => new SiteEventRetentionSweep(database, retentionDays),
          inject: [CrossCompanyDatabase],
        },
      ],
    };
  }
}
