import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { CompaniesModule } from '@partner/companies';
import { ContractsModule } from '@partner/contracts';
import { HttpModule, PlatformStateModule } from '@partner/http';
import type { Clock } from '@partner/kernel';
import { LedgerModule } from '@partner/ledger';
import { NotificationsModule } from '@partner/notifications';
import { SalesModule } from '@partner/sales';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { serverName } from '@partner/unit-of-work';
import { SecretBox, type SecretKeys, type Settings } from '@partner/runtime';
import { apiEndpoints } from './api-endpoints.js';
import { siteEventsLimit } from './site-events/site-events.controller.js';

/** Dependencies of the API beside its settings. */
export interface ApiParts {
  readonly databaseUrl: string;
  /** Keys that sign access tokens (A2) and encrypt stored secrets (E8). */
  readonly secrets: SecretKeys;
  /** Defaults to the system clock. */
  readonly clock?: Clock;
}

/** Root module: every context that partners reach, behind the pipeline of W9. */
@Module({})
export class ApiModule {
  static forRoot(settings: Settings, { databaseUrl, secrets, clock }: ApiParts): DynamicModule {
    const { environment, redisUrl, ratePerSecond, rateBurst: burst } = settings;
    const companyLimits = {
      [siteEventsLimit]: { ratePerSecond: settings.siteEventsPerSecond, burst: settings.siteEventsBurst },
    };
    const access = AccessModule.forRoot({ environment, secrets, maxCredentials: settings.maxCredentials });
    const endpoints = apiEndpoints(settings, access);
    return {
      ...endpoints,
      module: ApiModule,
      imports: [
        PersistenceModule.forRoot(
          {
            url: databaseUrl,
            readUrl: settings.databaseReadUrl,
            maxConnections: settings.poolSize ?? 16,
            applicationName: serverName('api', new SecretBox(...secrets)),
          },
          clock,
        ),
        PlatformStateModule.forRoot({
          ...{ redisUrl, ratePerSecond, burst, companyLimits },
          limitsCompanies: true,
        }),
        HttpModule.forRoot({
          imports: [access],
          limited: true,
          transactions: { seal: new SecretBox(...secrets) },
        }),
        PortsModule.of(
          CompaniesModule,
          ContractsModule,
          LedgerModule,
          NotificationsModule.forRoot({ invitationsPerDay: settings.invitationsPerDay, secrets: async () => secrets }),
          SalesModule,
        ),
        ...(endpoints.imports ?? []),
      ],
    };
  }
}
