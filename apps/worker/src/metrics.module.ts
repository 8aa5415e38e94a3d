import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Metrics } from '@partner/runtime';

/** Provides the process's `Metrics`. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }], exports: [Metrics] };
  }
}
