import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@partner/access';
import { CompaniesModule } from '@partner/companies';
import { CustomersModule } from '@partner/customers';
import { PlatformStateModule } from '@partner/http';
import { LocationsModule } from '@partner/locations';
import { PersistenceModule } from '@partner/persistence';
import { SweepsModule } from '@partner/queue';
import type { Clock } from '@partner/kernel';
import type { Settings } from '@partner/runtime';
import { SalesModule } from '@partner/sales';

/** Every context whose use cases the operator reaches. */
@Module({})
export class OperatorModule {
  static forRoot({ environment, redisUrl, redisCacheUrl }: Settings, databaseUrl: string, clock?: Clock): DynamicModule {
    return {
      module: OperatorModule,
      imports: [
        PersistenceModule.forRoot({ url: databaseUrl, maxConnections: 4, applicationName: 'partner operator' }, clock),
        // Caches nothing, but drops what the servers have cached of anything that a command changes (W13).
        PlatformStateModule.forRoot({ redisUrl, redisCacheUrl, listens: false }),
        AccessModule.forRoot({ environment }),
        SweepsModule,
        CompaniesModule,
        LocationsModule,
        CustomersModule,
        SalesModule,
      ],
    };
  }
}
