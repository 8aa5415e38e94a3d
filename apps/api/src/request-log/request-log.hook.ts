import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { RequestRecorder } from '@partner/request-log';
import { mcpPath } from '../mcp/mcp-path.js';

/**
 * Records every request with a credential after its response, including responses sent before the framework handles
 * the request, and replayed ones (R100).
 */
@Injectable()
export class RequestLogHook implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(RequestRecorder) private readonly recorder: RequestRecorder,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onCompleted(({ id: requestId, caller, milliseconds: durationMs, ...completed }) => {
      // Its tools send requests that are logged.
      if (!caller?.id || completed.route === mcpPath) return;
      const { method, url, route, status, bytes, bodies, client } = completed;
      const { errorCode, errorMessage, errorField, deprecated } = completed;
      const { company, id: credentialId } = caller;
      const answered = { company, credentialId, requestId, method, url, route, status, durationMs, bytes, bodies };
      this.recorder.record({ ...answered, client, errorCode, errorMessage, errorField, deprecated });
    });
  }

  /** Flushes while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.recorder.flush();
  }
}
