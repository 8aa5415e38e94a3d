import { Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { RequestLogRetentionSweep } from './sweeps/request-log-retention.sweep.js';

/** Sweep of the log, for the worker and the operator's command line. */
@Module({ providers: [provide(RequestLogRetentionSweep, [CrossCompanyDatabase])] })
export class RequestLogMaintenanceModule {}
