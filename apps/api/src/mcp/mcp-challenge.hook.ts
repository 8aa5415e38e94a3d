import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { PublicAddress } from '../shared/public-address.js';
import { mcpPath } from './mcp-path.js';

/** Names in a 401 the metadata from which assistants learn how to authenticate (R113, RFC 9728 §5.1). */
@Injectable()
export class McpChallengeHook implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(PublicAddress) private readonly address: PublicAddress,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode !== 401 || url.split('?', 1)[0] !== mcpPath) return;
      const metadata = `${this.address.url}/.well-known/oauth-protected-resource${mcpPath}`;
      void reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
    });
  }
}
