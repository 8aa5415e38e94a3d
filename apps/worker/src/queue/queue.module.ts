import { BullModule, WorkerHost } from '@nestjs/bullmq';
import { type DynamicModule, Injectable, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import type { QueueName } from '@partner/queue';
import { withTimeout } from '@partner/runtime';
import type { Worker } from 'bullmq';
import { queueConnection } from './connection/queue-connection.js';
import { PlatformQueue } from './platform-queue.js';
import { PlatformWorker } from './platform-worker.js';

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
    const hosts = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof WorkerHost);
    const closing = Promise.all(hosts.map(({ worker }) => (worker as Pick<Worker, 'close'>).close()));
    await withTimeout(timeoutMs, closing).catch(() =>
      this.logger.warn('stopped with unfinished jobs; another worker will run them'),
    );
  }

  /** Nest closes all modules together, but the jobs must end before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    await this.drain();
  }
}

/**
 * Job queues on PostgreSQL (E5). Import `forRoot` once, and `queue(name)` wherever a queue is used:
 * `@InjectQueue(name) queue: PlatformQueue` adds jobs, `@Processor(name)` on a `WorkerHost` processes them.
 */
@Module({})
export class QueueModule {
  static {
    // Must run before any module registers a queue, which decorators do as soon as their files are loaded.
    BullModule.queueClass = PlatformQueue as never;
    BullModule.workerClass = PlatformWorker as never;
  }

  /** Imported once by the application. */
  static forRoot(databaseUrl: string): DynamicModule {
    return {
      module: QueueModule,
      imports: [BullModule.forRoot({ connection: queueConnection(databaseUrl) }), DiscoveryModule],
      providers: [QueueWorkers],
    };
  }

  /** Registers the queues that a module adds jobs to or processes. */
  static queue(...names: QueueName[]): DynamicModule {
    return BullModule.registerQueue(...names.map((name) => ({ name })));
  }
}
