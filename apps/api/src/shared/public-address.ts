import type { HttpAdapterHost } from '@nestjs/core';
import { baseUrlOf, type Settings } from '@partner/runtime';
import type { AddressInfo, Server } from 'node:net';

/** Public addresses of this deployment, for links in responses. */
export class PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {}

  /** URL without a trailing slash. With port 0 in the settings, it is valid once the server listens. */
  get url(): string {
    const { port } = ((this.host.httpAdapter.getHttpServer() as Server).address() ?? this.settings) as AddressInfo;
    return baseUrlOf(this.settings, port);
  }

  /** Address of the portal without a trailing slash, if it is configured. */
  get portal(): string | undefined {
    return this.settings.portalUrl;
  }
}
