import { Module } from '@nestjs/common';
import { RequestRecorderModule } from '@partner/request-log';
import { RequestLogHook } from './request-log.hook.js';

/** Records requests. It has no endpoint: users see the requests of their company in the portal. */
@Module({ imports: [RequestRecorderModule], providers: [RequestLogHook] })
export class RequestLogApiModule {}
