import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryModule } from '@partner/events';
import { Metrics, type Settings, type Tracer } from '@partner/runtime';
import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryRunner } from './delivery-runner.js';

/** Delivers events to subscribers. */
@Module({})
export class WorkerDeliveryModule {
  static forRoot(metrics: Metrics, settings: Settings, tracer?: Tracer): DynamicModule {
    return {
      module: WorkerDeliveryModule,
      imports: [DeliveryModule.forRoot(settings, tracer)],
      providers: [{ provide: Metrics, useValue: metrics }, DeliveryRunner, DeliveryMetrics, DeliveryLog],
    };
  }
}
