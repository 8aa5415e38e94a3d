import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { CompaniesModule } from '@partner/companies';
import { CustomersModule } from '@partner/customers';
import { EventsModule } from '@partner/events';
import { HttpModule, IdempotencyInterceptor, ListAnswerInterceptor, PlatformStateModule, RateLimitGuard } from '@partner/http';
import type { Clock } from '@partner/kernel';
import { LocationsModule } from '@partner/locations';
import { PersistenceModule } from '@partner/persistence';
import type { Settings } from '@partner/runtime';
import { SalesModule } from '@partner/sales';
import { AccessApiModule } from './access/access-api.module.js';
import { CompanyController } from './companies/company.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { EventsController } from './events/events.controller.js';
import { LocationsController } from './locations/locations.controller.js';
import { LeadsController } from './sales/leads.controller.js';

/** What the API needs to know beside its settings. */
export interface ApiParts {
  readonly databaseUrl: string;
  /** The 32 bytes that access tokens are signed with (A2). */
  readonly secret: Buffer;
  /** The machine's clock unless given. */
  readonly clock?: Clock;
}

/** Every context that partners reach, behind the pipeline of W9. */
@Module({})
export class ApiModule {
  static forRoot(settings: Settings, { databaseUrl, secret, clock }: ApiParts): DynamicModule {
    const { environment, redisUrl, redisCacheUrl, ratePerSecond, rateBurst: burst } = settings;
    return {
      module: ApiModule,
      imports: [
        PersistenceModule.forRoot({ url: databaseUrl, applicationName: 'partner api' }, clock),
        PlatformStateModule.forRoot({ redisUrl, redisCacheUrl, ratePerSecond, burst }),
        AccessModule.forRoot({ environment, secret }),
        HttpModule.forRoot({ guards: [RateLimitGuard], interceptors: [ListAnswerInterceptor, IdempotencyInterceptor] }),
        AccessApiModule.forRoot({ requestsPerSecond: ratePerSecond, burst }),
        CompaniesModule,
        LocationsModule,
        CustomersModule,
        SalesModule,
        EventsModule.forRoot(),
      ],
      controllers: [CompanyController, LocationsController, CustomersController, LeadsController, EventsController],
    };
  }
}
