import type { FactoryProvider } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { baseUrlOf, type Settings } from '@partner/runtime';
import type { AddressInfo, Server } from 'node:net';

/**
 * Returns the public URL of this API without a trailing slash. With port 0 in the settings, it is valid once the
 * server listens.
 */
export function publicUrl(settings: Settings, adapter: HttpAdapterHost['httpAdapter']): string {
  const { port } = ((adapter.getHttpServer() as Server).address() ?? settings) as AddressInfo;
  return baseUrlOf(settings, port);
}

/** Public addresses and names of this deployment, for links and documents. */
export class PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {}

  static provider(settings: Settings): FactoryProvider<PublicAddress> {
    const useFactory = (host: HttpAdapterHost): PublicAddress => new PublicAddress(settings, host);
    return { provide: PublicAddress, inject: [HttpAdapterHost], useFactory };
  }

  /** As {@link publicUrl}. */
  get url(): string {
    return publicUrl(this.settings, this.host.httpAdapter);
  }

  /** Returns an absolute URL unchanged, and a path, which begins with a slash, below the public address. */
  of(link: string): string {
    return link.startsWith('/') ? this.url + link : link;
  }

  /** Beginning of the names of the webhook headers (E12). */
  get headerPrefix(): string {
    return this.settings.webhookHeaderPrefix;
  }

  /** Address of the portal without a trailing slash, if it is configured. */
  get portal(): string | undefined {
    return this.settings.portalUrl;
  }
}
