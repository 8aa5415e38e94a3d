import { Global, Module, type DynamicModule } from '@nestjs/common';

import { Metrics } from './metrics.js';

/** Gives the process's `Metrics` to every provider that counts something. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }], exports: [Metrics] };
  }
}
