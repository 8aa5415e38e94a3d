import type { HttpAdapterHost } from '@nestjs/core';
import { baseUrlOf, type Settings } from '@partner/runtime';
import type { AddressInfo, Server } from 'node:net';

/** Public address of this API, for links in responses. */
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
}
