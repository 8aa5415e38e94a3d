import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiAdapter } from '@partner/http';
import { PublicAddress } from '../shared/public-address.js';
import { mcpPath } from './mcp-path.js';
import { McpController } from './mcp.controller.js';

/** The Model Context Protocol (R113). */
@Module({})
export class McpApiModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(PublicAddress) private readonly address: PublicAddress,
  ) {}

  /** @param guides module with the documentation and the public address. */
  static forRoot(guides: DynamicModule): DynamicModule {
    return { module: McpApiModule, imports: [guides], controllers: [McpController] };
  }

  /** A 401 names the metadata from which assistants learn how to authenticate (RFC 9728 §5.1). */
  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode !== 401 || url.split('?', 1)[0] !== mcpPath) return;
      const metadata = `${this.address.url}/.well-known/oauth-protected-resource${mcpPath}`;
      void reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
    });
  }
}
