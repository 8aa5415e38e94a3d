import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { CatalogModule } from '@partner/catalog';
import { CompaniesModule, NewUsersModule } from '@partner/companies';
import { ContractsModule } from '@partner/contracts';
import { CustomersModule } from '@partner/customers';
import { DocumentsModule } from '@partner/documents';
import { LedgerModule } from '@partner/ledger';
import { LocationsModule } from '@partner/locations';
import { PaymentsModule } from '@partner/payments';
import { SalesModule } from '@partner/sales';
import { WorkOrdersModule } from '@partner/work-orders';
import { EventsModule, WebhooksModule } from '@partner/events';
import { HttpModule, PlatformStateModule } from '@partner/http';
import type { Clock } from '@partner/kernel';
import { NotificationSettingsModule, NotificationsModule } from '@partner/notifications';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { serverName } from '@partner/unit-of-work';
import { RequestBodiesModule, RequestLogModule } from '@partner/request-log';
import { SecretBox, type SecretKeys, type Settings } from '@partner/runtime';
import { SignInModule } from '@partner/sign-in';
import { AlertsController } from './alerts/alerts.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { CompanyController } from './company/company.controller.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { EventsController } from './events/events.controller.js';
import { ReferenceController } from './events/reference.controller.js';
import { HomeController } from './home/home.controller.js';
import { ProofsController } from './home/proofs.controller.js';
import { recordKindsProvider } from './records/record-kinds.js';
import { LinkedRecords } from './records/linked-records.js';
import { RecordStories } from './records/record-stories.js';
import { RecordsController } from './records/records.controller.js';
import { BodiesController } from './requests/bodies.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { TraceController } from './requests/trace.controller.js';
import { FindRecords } from './search/find-records.js';
import { FindAnything } from './search/find-anything.js';
import { EnrolmentController } from './second-factor/enrolment.controller.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SearchController } from './search/search.controller.js';
import { Deployment } from './session/deployment.js';
import { SessionCookie } from './session/session-cookie.js';
import { SessionController } from './session/session.controller.js';
import { SessionGuard } from './session/session.guard.js';
import { SignInController } from './session/sign-in.controller.js';
import { SignInLimits } from './session/sign-in-limits.js';
import { TeamController } from './team/team.controller.js';
import { DeliveriesController } from './webhooks/deliveries.controller.js';
import { EndpointsController } from './webhooks/endpoints.controller.js';
import { ReplayController } from './webhooks/replay.controller.js';

/** Inputs of the portal beyond its settings. */
export interface PortalParts {
  readonly databaseUrl: string;
  /** Keys that encrypt stored secrets (E8). */
  readonly secrets: SecretKeys;
  /** Defaults to the system clock. */
  readonly clock?: Clock;
}

/** Rate limit of a user. The burst covers the concurrent requests of a page. */
const userLimit = { ratePerSecond: 20, burst: 80 };

/** Sign-in, and what the session guard needs. */
@Module({})
class SignInParts {
  static forRoot(settings: Settings, secrets: SecretKeys): DynamicModule {
    const signIn = SignInModule.forRoot({ secrets });
    const providers = [
      { provide: SessionCookie, useFactory: () => new SessionCookie(settings) },
      { provide: Deployment, useFactory: () => new Deployment(settings) },
      SignInLimits,
    ];
    return {
      module: SignInParts,
      imports: [signIn],
      providers,
      exports: [...providers, signIn],
    };
  }
}

/** Portal API for the users of a company, behind the pipeline of W9. */
@Module({})
export class PortalApiModule {
  static forRoot(settings: Settings, { databaseUrl, secrets, clock }: PortalParts): DynamicModule {
    const { environment, redisUrl, allowPrivateWebhooks: allowPrivate } = settings;
    const { maxCredentials, invitationsPerDay } = settings;
    const access = AccessModule.forRoot({ environment, maxCredentials, derivingSecrets: secrets });
    const signIn = SignInParts.forRoot(settings, secrets);
    return {
      module: PortalApiModule,
      imports: [
        PersistenceModule.forRoot(
          {
            url: databaseUrl,
            readUrl: settings.databaseReadUrl,
            maxConnections: settings.poolSize ?? 8,
            applicationName: serverName('portal', new SecretBox(...secrets)),
          },
          clock,
        ),
        PlatformStateModule.forRoot({ redisUrl, ...userLimit }),
        access,
        signIn,
        HttpModule.forRoot({ imports: [signIn], authentication: SessionGuard, limited: true }),
        PortsModule.of(
          CompaniesModule,
          ContractsModule,
          LedgerModule,
          NotificationsModule.forRoot({ invitationsPerDay, secrets: async () => secrets }),
          SalesModule,
        ),
        WebhooksModule.forRoot(settings, async () => secrets),
        EventsModule.forRoot(settings),
        RequestBodiesModule.forRoot(access),
        RequestLogModule,
        CatalogModule,
        CustomersModule,
        DocumentsModule,
        LocationsModule,
        PaymentsModule,
        WorkOrdersModule,
        NewUsersModule,
        NotificationSettingsModule.forRoot({ allowPrivate, secrets: async () => secrets }),
      ],
      providers: [recordKindsProvider, LinkedRecords, RecordStories, FindRecords, FindAnything],
      controllers: [
        SignInController,
        SessionController,
        CompanyController,
        SecondFactorController,
        EnrolmentController,
        CredentialsController,
        EndpointsController,
        DeliveriesController,
        ReplayController,
        EventsController,
        ReferenceController,
        BodiesController,
        RequestsController,
        TraceController,
        AuditController,
        HomeController,
        ProofsController,
        RecordsController,
        SearchController,
        AlertsController,
        TeamController,
      ],
    };
  }
}
