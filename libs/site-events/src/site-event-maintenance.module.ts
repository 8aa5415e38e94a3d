import { type DynamicModule, Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { SiteEventRetentionSweep } from './sweeps/site-event-retention.sweep.js';

/** The sweep of site events, for workers and for the operator's command line. */
@Module({})
export class SiteEventMaintenanceModule {
  /** @param retentionDays how long they are kept (R5). */
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
