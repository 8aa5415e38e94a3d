import type { HttpAdapterHost } from '@nestjs/core';
import { PublicAddress } from '@partner/configurator';
import { baseUrlOf, type Settings } from '@partner/runtime';
import type { Server } from 'node:http';

/** Public address of the API, with the actual port when the settings leave the choice to the system (port 0). */
export class ApiPublicAddress extends PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {
    super();
  }

  of(pathOrAddress: string): string {
    return pathOrAddress.startsWith('/') ? baseUrlOf(this.settings, this.#port()) + pathOrAddress : pathOrAddress;
  }

  #port(): number {
    if (this.settings.port !== 0) return this.settings.port;
    const address = (this.host.httpAdapter.getHttpServer() as Server).address();
    return typeof address === 'object' && address ? address.port : 0;
  }
}
