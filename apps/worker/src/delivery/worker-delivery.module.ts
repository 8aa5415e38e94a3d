import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryModule, type DeliveryOptions } from '@partner/events';
import { QueueModule } from '@partner/queue';

import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryRunner } from './delivery-runner.js';
import { WakeUpProcessor } from './wake-up.processor.js';
import { WakeUps } from './wake-ups.js';
import { webhooksQueue } from './webhooks-queue.js';

/** Delivers events to subscribers. */
@Module({})
export class WorkerDeliveryModule {
  static forRoot(options: DeliveryOptions): DynamicModule {
    return {
      module: WorkerDeliveryModule,
      imports: [QueueModule.queue(webhooksQueue), DeliveryModule.forRoot(options)],
      providers: [DeliveryRunner, WakeUps, WakeUpProcessor, DeliveryMetrics, DeliveryLog],
    };
  }
}
