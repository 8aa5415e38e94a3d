import { Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { RequestLogRetentionSweep } from './sweeps/request-log-retention.sweep.js';

/** What time makes of the log: for the worker, and for the operator's command line. */
@Module({ providers: [provide(RequestLogRetentionSweep, [CrossCompanyDatabase])] })
export class RequestLogMaintenanceModule {}
