import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Metrics } from '@partner/runtime';

/** Gives the process's `Metrics` to every provider that counts something. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }], exports: [Metrics] };
  }
}
