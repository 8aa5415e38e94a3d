import { type DynamicModule, Module } from '@nestjs/common';
import { CredentialChanges } from '@partner/access';
import { Companies, CompaniesModule } from '@partner/companies';
import { Clock, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { KeepBodies } from './application/keep-bodies/keep-bodies.js';
import { CredentialUsage } from './application/ports/credential-usage.js';
import { DeprecatedUseList } from './application/ports/deprecated-use-list.js';
import { EraseRequests } from './application/ports/erase-requests.js';
import { RequestHealth } from './application/ports/request-health.js';
import { RequestQueries } from './application/ports/request-queries.js';
import { StoredBodies } from './application/ports/stored-bodies.js';
import { DatabaseCredentialUsage } from './persistence/credential-usage.queries.js';
import { DatabaseDeprecatedUseList } from './persistence/deprecated-use.queries.js';
import { DatabaseEraseRequests } from './persistence/database-erase-requests.js';
import { DatabaseRequestHealth } from './persistence/request-health.queries.js';
import { DatabaseRequestQueries } from './persistence/request.queries.js';
import { DatabaseStoredBodies } from './persistence/database-stored-bodies.js';

/** Read access to the log, for the portal and the operator's command line. */
@Module({
  providers: [
    provide(RequestQueries, [Database, Clock], DatabaseRequestQueries),
    provide(EraseRequests, [Database], DatabaseEraseRequests),
    provide(RequestHealth, [Database], DatabaseRequestHealth),
    provide(CredentialUsage, [Database], DatabaseCredentialUsage),
    provide(DeprecatedUseList, [Database], DatabaseDeprecatedUseList),
  ],
  exports: [EraseRequests, RequestHealth, RequestQueries, CredentialUsage, DeprecatedUseList],
})
export class RequestLogModule {}

/** The switch for keeping bodies, for the portal. */
@Module({})
export class RequestBodiesModule {
  static forRoot(access: DynamicModule): DynamicModule {
    return {
      module: RequestBodiesModule,
      imports: [access, CompaniesModule],
      providers: [
        provide(StoredBodies, [Database], DatabaseStoredBodies),
        provide(KeepBodies, [UnitOfWork, Companies, CredentialChanges, StoredBodies]),
      ],
      exports: [KeepBodies],
    };
  }
}
