import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryModule, type DeliveryOptions } from '@partner/events';
import { Metrics } from '@partner/runtime';
import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryRunner } from './delivery-runner.js';

/** Delivers events to subscribers. */
@Module({})
export class WorkerDeliveryModule {
  static forRoot(metrics: Metrics, options: DeliveryOptions): DynamicModule {
    return {
      module: WorkerDeliveryModule,
      imports: [DeliveryModule.forRoot(options)],
      providers: [{ provide: Metrics, useValue: metrics }, DeliveryRunner, DeliveryMetrics, DeliveryLog],
    };
  }
}
