import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';

import { withTimeout } from './with-timeout.js';

/** The workers of this process. */
@Injectable()
export class QueueWorkers implements OnModuleDestroy {
  private readonly logger = new Logger('Queue');

  constructor(private readonly discovery: DiscoveryService) {}

  /**
   * Accepts no further jobs and waits for the running ones, at most `timeoutMs` milliseconds. The locks of unfinished
   * jobs then expire, and another worker runs them. Call it before closing anything that jobs need.
   */
  async drain(timeoutMs = 20_000): Promise<void> {
    const closing = Promise.all(this.workers().map((worker) => worker.close()));
    await withTimeout(timeoutMs, closing).catch(() =>
      this.logger.warn('stopped with unfinished jobs; another worker will run them'),
    );
  }

  /** Nest closes all modules together, but the jobs must end before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    await this.drain();
  }

  private workers(): Pick<Worker, 'close'>[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof WorkerHost)
      .map((host) => host.worker as Pick<Worker, 'close'>);
  }
}
