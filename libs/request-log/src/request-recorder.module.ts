import { Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { RequestRecorder, RequestStore } from './application/ports/request-store.js';
import { BufferedRequestRecorder } from './application/record-requests/buffered-request-recorder.js';
import { DatabaseRequestStore } from './persistence/database-request-store.js';
import { RequestLogRetentionSweep } from './sweeps/request-log-retention.sweep.js';

/** Writes the log, for the servers of the API. */
@Module({
  providers: [
    provide(RequestStore, [CrossCompanyDatabase], DatabaseRequestStore),
    provide(RequestRecorder, [RequestStore, Clock], BufferedRequestRecorder),
  ],
  exports: [RequestRecorder],
})
export class RequestRecorderModule {}

/** Sweep of the log, for the worker and the operator's command line. */
@Module({ providers: [provide(RequestLogRetentionSweep, [CrossCompanyDatabase])] })
export class RequestLogMaintenanceModule {}
