import type { HttpAdapterHost } from '@nestjs/core';
import { baseUrlOf, type Settings } from '@partner/runtime';
import type { AddressInfo, Server } from 'node:net';

/** The address that partners reach this API at, for links in answers. */
export class PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Without a slash at its end. A port that was left to the system is known once the server listens. */
  get url(): string {
    const { port } = ((this.host.httpAdapter.getHttpServer() as Server).address() ?? this.settings) as AddressInfo;
    return baseUrlOf(this.settings, port);
  }
}
