import { Module, type DynamicModule } from '@nestjs/common';
import { CompaniesModule, CompanyDeletionModule } from '@partner/companies';
import { ConfiguratorMaintenanceModule } from '@partner/configurator';
import { ContractsModule } from '@partner/contracts';
import { DocumentMaintenanceModule } from '@partner/documents';
import { ErasureJobsModule } from '@partner/erasure';
import { DeliveryModule, EventMaintenanceModule } from '@partner/events';
import { PlatformStateModule } from '@partner/http';
import { LedgerModule } from '@partner/ledger';
import { NotificationJobsModule, NotificationsModule } from '@partner/notifications';
import { PaymentJobsModule } from '@partner/payments';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { serverName } from '@partner/unit-of-work';
import { RequestLogMaintenanceModule } from '@partner/request-log';
import { type SecretBox, secretKeys, Metrics, type Settings, type Tracer } from '@partner/runtime';
import { SalesMaintenanceModule, SalesModule } from '@partner/sales';
import { SignInMaintenanceModule } from '@partner/sign-in';
import { SiteEventMaintenanceModule } from '@partner/site-events';
import { DeliveryLog } from './delivery/delivery-log.js';
import { DeliveryMetrics } from './delivery/delivery-metrics.js';
import { DeliveryRunner } from './delivery/delivery-runner.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { QueueModule } from './queue/queue.module.js';
import { ProcessorMetrics } from './payments/processor-metrics.js';

/** Dependencies of a worker in addition to its settings. */
export interface WorkerParts {
  readonly databaseUrl: string;
  readonly keys: SecretBox;
  readonly metrics: Metrics;
  readonly tracer?: Tracer;
}

@Module({})
export class WorkerModule {
  static forRoot(settings: Settings, { databaseUrl, keys, metrics, tracer }: WorkerParts): DynamicModule {
    const { redisUrl, invitationsPerDay } = settings;
    return {
      module: WorkerModule,
      providers: [
        { provide: Metrics, useValue: metrics },
        ...[ProcessorMetrics, DeliveryRunner, DeliveryMetrics, DeliveryLog],
      ],
      imports: [
        PersistenceModule.forRoot({
          url: databaseUrl,
          maxConnections: settings.poolSize ?? 8,
          applicationName: serverName('worker', keys),
        }),
        PlatformStateModule.forRoot({ redisUrl }),
        QueueModule.forRoot(databaseUrl),
        EventMaintenanceModule.forRoot(settings),
        SiteEventMaintenanceModule.forRoot(settings.siteEventRetentionDays),
        SalesMaintenanceModule,
        DeliveryModule.forRoot(settings, tracer),
        PortsModule.of(
          CompaniesModule,
          ContractsModule,
          LedgerModule,
          NotificationsModule.forRoot({ invitationsPerDay, secrets: () => secretKeys(settings) }),
          SalesModule,
        ),
        NotificationJobsModule.forRoot(settings),
        PaymentJobsModule.forRoot(settings),
        CompanyDeletionModule,
        ConfiguratorMaintenanceModule,
        SignInMaintenanceModule,
        RequestLogMaintenanceModule,
        DocumentMaintenanceModule.forRoot(settings),
        ErasureJobsModule.forRoot(settings),
        JobsModule.forRoot(metrics, tracer),
        MaintenanceModule.forRoot(metrics),
      ],
    };
  }
}
