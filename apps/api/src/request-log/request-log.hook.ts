import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { RequestRecorder } from '@partner/request-log';

/**
 * Notes every request of a credential once it was answered, whoever answered it: also what is sent ahead of the
 * framework, or replayed (R100).
 */
@Injectable()
export class RequestLogHook implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(RequestRecorder) private readonly recorder: RequestRecorder,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onCompleted(({ id: requestId, caller, method, route, status, milliseconds, errorCode }) => {
      if (!caller?.id) return;
      const { company, id: credentialId } = caller;
      const answered = { company, credentialId, requestId, method, route, status, durationMs: milliseconds, errorCode };
      this.recorder.record(answered);
    });
  }

  /** While the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.recorder.flush();
  }
}
