import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { BudgetsModule } from '@partner/budgets';
import { CatalogModule } from '@partner/catalog';
import { CompaniesModule, CompanyDeletionModule } from '@partner/companies';
import { ConfiguratorMaintenanceModule } from '@partner/configurator';
import { ContractsModule } from '@partner/contracts';
import { CustomersModule } from '@partner/customers';
import { DocumentFilesModule, DocumentMaintenanceModule } from '@partner/documents';
import { ErasureJobsModule } from '@partner/erasure';
import { EventMaintenanceModule, EventsModule, WebhooksModule } from '@partner/events';
import { PlatformStateModule } from '@partner/http';
import { LedgerModule } from '@partner/ledger';
import { LocationsModule } from '@partner/locations';
import { AlertMaintenanceModule, NotificationSettingsModule, NotificationsModule } from '@partner/notifications';
import { PartnersModule } from '@partner/partners';
import { PaymentJobsModule, PaymentsModule } from '@partner/payments';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { SweepsModule } from '@partner/queue';
import type { Clock } from '@partner/kernel';
import { RequestLogMaintenanceModule, RequestLogModule } from '@partner/request-log';
import type { Settings } from '@partner/runtime';
import { SalesModule, SalesMaintenanceModule } from '@partner/sales';
import { SignInLinksModule, SignInMaintenanceModule } from '@partner/sign-in';
import { SiteEventMaintenanceModule, SiteEventsModule } from '@partner/site-events';
import { WorkOrdersModule } from '@partner/work-orders';
import { admittedKeys } from './cli/admitted-keys.js';

/** Imports every context whose use cases the operator needs. */
@Module({})
export class OperatorModule {
  /** @param clock defaults to the machine's. With a clock, data gets past timestamps and no notifications are sent. */
  static forRoot(settings: Settings, databaseUrl: string, clock?: Clock): DynamicModule {
    const { environment, redisUrl, allowPrivateWebhooks: allowPrivate } = settings;
    const { maxCredentials, invitationsPerDay } = settings;
    const secrets = admittedKeys(settings, databaseUrl);
    return {
      module: OperatorModule,
      imports: [
        PersistenceModule.forRoot(
          { url: databaseUrl, maxConnections: 4, applicationName: 'partner operator', acrossCompanies: true },
          clock,
        ),
        // Caches nothing itself, but invalidates the servers' caches for every change of a command (W13).
        PlatformStateModule.forRoot({ redisUrl, listens: false, announcesInCommit: true }),
        AccessModule.forRoot({ environment, maxCredentials }),
        SweepsModule,
        EventMaintenanceModule.forRoot(settings),
        EventsModule.forRoot(settings),
        WebhooksModule.forRoot(settings, secrets),
        PortsModule.of(
          CompaniesModule,
          ContractsModule,
          LedgerModule,
          NotificationsModule.forRoot({ silent: clock !== undefined, invitationsPerDay, secrets }),
          SalesModule,
        ),
        NotificationSettingsModule.forRoot({ allowPrivate, secrets }),
        CompanyDeletionModule,
        LocationsModule,
        BudgetsModule,
        CatalogModule,
        CustomersModule,
        WorkOrdersModule,
        PartnersModule,
        SalesMaintenanceModule,
        SiteEventsModule.forRoot({ retentionDays: settings.siteEventRetentionDays, secrets }),
        SiteEventMaintenanceModule.forRoot(settings.siteEventRetentionDays),
        PaymentsModule,
        PaymentJobsModule.forRoot(settings, secrets),
        ConfiguratorMaintenanceModule,
        SignInLinksModule,
        SignInMaintenanceModule,
        RequestLogModule,
        RequestLogMaintenanceModule,
        AlertMaintenanceModule,
        DocumentFilesModule.forRoot(settings),
        DocumentMaintenanceModule.forRoot(settings),
        ErasureJobsModule.forRoot(settings),
      ],
    };
  }
}
