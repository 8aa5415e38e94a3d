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
   * Takes no further job and waits for the running ones, at most `timeoutMs` milliseconds; what is not done by then is
   * released when its lock ends, and another worker does it. Call it before anything that a job needs is closed.
   */
  async drain(timeoutMs = 20_000): Promise<void> {
    const closing = Promise.all(this.workers().map((worker) => worker.close()));
    await withTimeout(timeoutMs, closing).catch(() =>
      this.logger.warn('stopped with jobs unfinished; another worker will do them'),
    );
  }

  /** Nest stops modules in one go: the jobs have to end before the database does. */
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
