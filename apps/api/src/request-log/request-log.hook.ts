import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { RequestRecorder } from '@partner/request-log';

declare module 'fastify' {
  interface FastifyRequest {
    /** The `code` of an answer that is no success, for the request log. */
    errorCode?: string;
  }
}

/** The member of an answer; inside a text its quotes would be escaped. */
const code = /"code":"([a-z_]{1,64})"/;

const textOf = (payload: unknown): string =>
  typeof payload === 'string' ? payload : Buffer.isBuffer(payload) ? payload.toString() : '';

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
    const server = this.host.httpAdapter.getInstance();
    server.decorateRequest('errorCode', undefined);
    server.addHook('onSend', (request, { statusCode }, payload, done) => {
      if (statusCode >= 400) request.errorCode = code.exec(textOf(payload))?.[1];
      done();
    });
    server.addHook('onResponse', ({ id: requestId, caller, method, routeOptions, errorCode }, reply, done) => {
      if (caller?.id) {
        const { company, id: credentialId } = caller;
        const { statusCode: status, elapsedTime: durationMs } = reply;
        const route = routeOptions.url ?? 'unknown';
        this.recorder.record({ company, credentialId, requestId, method, route, status, durationMs, errorCode });
      }
      done();
    });
  }

  /** While the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.recorder.flush();
  }
}
