import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { tokenPath } from './token.controller.js';

/** Codes of failures that are no errors of the request (RFC 6749 §4.1.2.1, §5.2), by status. */
const codes: Readonly<Record<number, string>> = {
  403: 'unauthorized_client',
  429: 'temporarily_unavailable',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Sends every failure at the token endpoint in OAuth format, also before a controller is chosen (§7, W10). */
@Injectable()
export class TokenFailureHook implements OnModuleInit {
  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('preSerialization', async ({ url }, reply, payload) => {
      const { statusCode } = reply;
      if (statusCode < 400 || url.split('?', 1)[0] !== `/${tokenPath}`) return payload;
      void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
      const { error, code } = payload as { readonly error: string; readonly code?: string };
      if (code === undefined) return payload;
      if (statusCode === 403) void reply.code(400);
      return {
        error: code === 'no_dry_run' ? code : (codes[statusCode] ?? 'invalid_request'),
        error_description: error,
      };
    });
  }
}
