import { Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import { RequestRecorder, RequestStore } from './application/ports/request-store.js';
import { BufferedRequestRecorder } from './application/record-requests/buffered-request-recorder.js';
import { DatabaseRequestStore } from './persistence/database-request-store.js';

@Module({
  providers: [
    provide(RequestStore, [CrossCompanyDatabase], DatabaseRequestStore),
    provide(RequestRecorder, [RequestStore, Clock], BufferedRequestRecorder),
  ],
  exports: [RequestRecorder],
})
export class RequestRecorderModule {}
