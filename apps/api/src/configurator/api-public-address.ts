import type { HttpAdapterHost } from '@nestjs/core';
import { PublicAddress } from '@partner/configurator';
import type { Settings } from '@partner/runtime';
import { publicUrl } from '../shared/public-address.js';

/** Public address of the API, with the actual port when the settings leave the choice to the system (port 0). */
export class ApiPublicAddress extends PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {
    super();
  }

  of(pathOrAddress: string): string {
    return pathOrAddress.startsWith('/')
      ? publicUrl(this.settings, this.host.httpAdapter) + pathOrAddress
      : pathOrAddress;
  }
}
