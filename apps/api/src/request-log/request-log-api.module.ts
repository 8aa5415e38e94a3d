import { Module } from '@nestjs/common';
import { RequestRecorderModule } from '@partner/request-log';
import { RequestLogHook } from './request-log.hook.js';

/** Takes note of requests. It has no endpoint: users of a company see them in the portal. */
@Module({ imports: [RequestRecorderModule], providers: [RequestLogHook] })
export class RequestLogApiModule {}
