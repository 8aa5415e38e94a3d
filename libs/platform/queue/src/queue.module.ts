import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { queueConnection, type QueueSettings } from './connection/queue-connection.js';
import type { QueueName } from './connection/queue-names.js';
import { PlatformQueue } from './platform-queue.js';
import { PlatformWorker } from './platform-worker.js';
import { QueueWorkers } from './queue-workers.js';

/** Names of the application's keys in Redis begin with this. */
const prefix = 'partner';

/**
 * Job queues on Redis or PostgreSQL (design §3). Import `forRoot` once, and `queue(name)` wherever a queue is used:
 * `@InjectQueue(name) queue: PlatformQueue` to add jobs, `@QueueProcessor(name)` on a `WorkerHost` to do them.
 */
@Module({})
export class QueueModule {
  static {
    // Before any module registers a queue, which decorators do as soon as their files are loaded.
    BullModule.queueClass = PlatformQueue as never;
    BullModule.workerClass = PlatformWorker as never;
  }

  /** For the whole application, once. */
  static forRoot(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.forRoot({ connection: queueConnection(settings), prefix }), DiscoveryModule],
      providers: [QueueWorkers],
      exports: [QueueWorkers],
    };
  }

  /** The queues that a module adds to or works for. */
  static queue(...names: QueueName[]): DynamicModule {
    return BullModule.registerQueue(...names.map((name) => ({ name })));
  }
}
