import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { queueConnection, type QueueSettings } from './connection/queue-connection.js';
import type { QueueName } from './connection/queue-names.js';
import { PlatformQueue } from './platform-queue.js';
import { PlatformWorker } from './platform-worker.js';
import { QueueWorkers } from './queue-workers.js';

/** Prefix of the application's keys in Redis. */
const prefix = 'partner';

/**
 * Job queues on Redis or PostgreSQL (design §3). Import `forRoot` once, and `queue(name)` wherever a queue is used:
 * `@InjectQueue(name) queue: PlatformQueue` adds jobs, `@QueueProcessor(name)` on a `WorkerHost` processes them.
 */
@Module({})
export class QueueModule {
  static {
    // Must run before any module registers a queue, which decorators do as soon as their files are loaded.
    BullModule.queueClass = PlatformQueue as never;
    BullModule.workerClass = PlatformWorker as never;
  }

  /** Imported once by the application. */
  static forRoot(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.forRoot({ connection: queueConnection(settings), prefix }), DiscoveryModule],
      providers: [QueueWorkers],
      exports: [QueueWorkers],
    };
  }

  /** Registers the queues that a module adds jobs to or processes. */
  static queue(...names: QueueName[]): DynamicModule {
    return BullModule.registerQueue(...names.map((name) => ({ name })));
  }
}
