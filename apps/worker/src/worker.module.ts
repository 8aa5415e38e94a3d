import { Module, type DynamicModule } from '@nestjs/common';
import { PersistenceModule } from '@partner/persistence';
import { QueueModule } from '@partner/queue';
import { MetricsModule, type Metrics, type Settings } from '@partner/runtime';

import { MaintenanceModule } from './maintenance/maintenance.module.js';

/** Everything that a worker process does. */
@Module({})
export class WorkerModule {
  static forRoot({ redisUrl }: Pick<Settings, 'redisUrl'>, databaseUrl: string, metrics: Metrics): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        MetricsModule.forRoot(metrics),
        PersistenceModule.forRoot({ url: databaseUrl, maxConnections: 8, applicationName: 'partner worker' }),
        QueueModule.forRoot({ redisUrl, databaseUrl }),
        MaintenanceModule,
      ],
    };
  }
}
