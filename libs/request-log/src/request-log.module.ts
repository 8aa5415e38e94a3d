import { Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CredentialUsage } from './application/ports/credential-usage.js';
import { DeprecatedUseList } from './application/ports/deprecated-use-list.js';
import { EraseRequests } from './application/ports/erase-requests.js';
import { RequestHealth } from './application/ports/request-health.js';
import { RequestQueries } from './application/ports/request-queries.js';
import { DatabaseCredentialUsage } from './persistence/credential-usage.queries.js';
import { DatabaseDeprecatedUseList } from './persistence/deprecated-use.queries.js';
import { DatabaseEraseRequests } from './persistence/database-erase-requests.js';
import { DatabaseRequestHealth } from './persistence/request-health.queries.js';
import { DatabaseRequestQueries } from './persistence/request.queries.js';

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
