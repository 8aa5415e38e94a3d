import { type DynamicModule, Module } from '@nestjs/common';
import { PaymentJobsModule } from '@partner/payments';
import type { Settings } from '@partner/runtime';
import { ProcessorMetrics } from './processor-metrics.js';

/** The booking of what payment processors tell, and its numbers (R46). */
@Module({})
export class WorkerPaymentsModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: WorkerPaymentsModule,
      imports: [PaymentJobsModule.forRoot(settings)],
      providers: [ProcessorMetrics],
    };
  }
}
