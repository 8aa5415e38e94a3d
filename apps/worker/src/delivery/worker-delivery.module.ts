import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryModule, type DeliveryOptions } from '@partner/events';
import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryRunner } from './delivery-runner.js';

/** Delivers events to subscribers. */
@Module({})
export class WorkerDeliveryModule {
  static forRoot(options: DeliveryOptions): DynamicModule {
    return {
      module: WorkerDeliveryModule,
      imports: [DeliveryModule.forRoot(options)],
      providers: [DeliveryRunner, DeliveryMetrics, DeliveryLog],
    };
  }
}
