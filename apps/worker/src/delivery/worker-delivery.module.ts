import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryLoop, DeliveryModule, type DeliveryOptions } from '@partner/events';
import { WorkerHost } from '@nestjs/bullmq';
import { QueueModule, QueueProcessor } from '../queue/queue.module.js';
import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryRunner } from './delivery-runner.js';
import { WakeUps } from './wake-ups.js';

/** Starts a search for due deliveries on a wake-up. */
@QueueProcessor('webhooks')
export class WakeUpProcessor extends WorkerHost {
  constructor(private readonly loop: DeliveryLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}

/** Delivers events to subscribers. */
@Module({})
export class WorkerDeliveryModule {
  static forRoot(options: DeliveryOptions): DynamicModule {
    return {
      module: WorkerDeliveryModule,
      imports: [QueueModule.queue('webhooks'), DeliveryModule.forRoot(options)],
      providers: [DeliveryRunner, WakeUps, WakeUpProcessor, DeliveryMetrics, DeliveryLog],
    };
  }
}
