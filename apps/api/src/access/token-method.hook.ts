import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { tokenPath } from './token.controller.js';

/** Sends the 405 of the token endpoint in OAuth format, too (W10). It is made before any controller is chosen. */
@Injectable()
export class TokenMethodHook implements OnModuleInit {
  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('preSerialization', async ({ url }, reply, payload) => {
      if (reply.statusCode !== 405 || url.split('?', 1)[0] !== `/${tokenPath}`) return payload;
      void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
      return { error: 'invalid_request', error_description: (payload as { readonly error: string }).error };
    });
  }
}
