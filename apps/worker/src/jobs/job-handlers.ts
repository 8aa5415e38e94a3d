import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { JobHandler } from '@partner/kernel';

/** Job handlers by kind: every provider that is a `JobHandler`, in any module. */
@Injectable()
export class JobHandlers {
  private found: ReadonlyMap<string, JobHandler<never>> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  get kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }

  of(kind: string): JobHandler<never> | undefined {
    return this.byKind.get(kind);
  }

  private get byKind(): ReadonlyMap<string, JobHandler<never>> {
    this.found ??= new Map(
      this.discovery
        .getProviders()
        .map(({ instance }) => instance as unknown)
        .filter((instance) => instance instanceof JobHandler)
        .map((handler) => [handler.kind, handler as JobHandler<never>]),
    );
    return this.found;
  }
}
